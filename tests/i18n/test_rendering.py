"""Every message of every language can be said, with 0, 1, 2, 5, 11 and long names, and reads as a text."""

import pytest
from tests.i18n.rendering import faults, fillings, kinds_of_faults

from regnum.i18n import languages

# Columns of words, an address that ends as a sentence does, a comparison of two numbers, and addresses
# that are typed in Latin digits in every language.
MEANT = {
    "doctor-good",
    "doctor-note",
    "doctor-bad",
    "doctor-push-contact",
    "web-gugong-compared",
    "cli-serve-host",
    "cli-doctor-host",
}


@pytest.mark.parametrize("language", languages())
def test_every_message_reads_as_a_text(language: str) -> None:
    found = [fault for fault in faults(language) if fault.split(":")[0] not in MEANT]
    assert not found, "\n".join([f"{language}: {len(found)} faults", *found])


@pytest.mark.parametrize(
    ("language", "text", "kinds"),
    [
        ("en", "Ada takes 2 silver.", []),
        ("en", "Ada takes  2 silver.", ["two spaces"]),
        ("en", "Ada takes 2 silver..", ["a mark twice"]),
        ("en", "Ada , Bo", ["a space before a mark"]),
        ("en", "so { $n }", ["a brace"]),
        ("en", " ", ["empty"]),
        ("en", "see [web-no-such]", ["an unknown message"]),
        ("fa", "۳ مکعب", []),
        ("fa", "3 مکعب", ["a Latin digit"]),
        ("fa", "کلید F1", []),
        ("fa", "سکه،، مکعب", ["a mark twice"]),
    ],
)
def test_faults_would_be_found(language: str, text: str, kinds: list[str]) -> None:
    if language in languages() or language == "en":
        assert list(kinds_of_faults(language, text)) == kinds


def test_everything_a_message_chooses_by_is_tried() -> None:
    tried = list(fillings("en", "troyes-prompt-source-expel"))
    assert {str(filled["row"]) for filled in tried} >= {"0", "1", "2", "5", "11"}
