"""Notices by mail: plain text through the server's own SMTP, in a thread beside the loop.

Every mail has a link that ends it. Addresses are in no log.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from regnum.server.notices.push import Outcome
from regnum.server.settings import Settings

if TYPE_CHECKING:  # loaded with the first mail: most servers send none, and a page cannot
    import smtplib
    from email.message import EmailMessage

log = logging.getLogger("regnum.server")

SECONDS: Final = 20.0
NO_SUCH_BOX: Final = (550, 551, 553)


@dataclass(frozen=True)
class Mail:
    """One mail, in words; `stop` is the address at which a mail program may end them at once (RFC 8058)."""

    to: str
    subject: str
    text: str
    stop: str = ""


def message_of(mail: Mail, sender: str) -> "EmailMessage":
    """A mail as it is sent. Headers come from words of ours and checked addresses only."""
    from email.message import EmailMessage
    from email.utils import formatdate, make_msgid

    message = EmailMessage()
    message["From"] = sender
    message["To"] = mail.to
    message["Subject"] = " ".join(mail.subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">") or None)
    message["Auto-Submitted"] = "auto-generated"
    if mail.stop:
        message["List-Unsubscribe"] = f"<{mail.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(mail.text)
    return message


class Mailer:
    """Sends through the SMTP server of the settings."""

    def __init__(self, settings: Settings, threads: ThreadPoolExecutor) -> None:
        self.settings = settings
        self._threads = threads

    @property
    def is_there(self) -> bool:
        """Whether mail is set up; links need the address people are given."""
        given = self.settings
        return bool(given.smtp_host and given.mail_from and given.public_url)

    async def send(self, mail: Mail) -> Outcome:
        """Send one; never raises for what is wrong with it or the server."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._send, mail)

    def _send(self, mail: Mail) -> Outcome:
        import smtplib

        try:
            with self._connected() as server:
                server.send_message(message_of(mail, self.settings.mail_from), to_addrs=[mail.to])
        except smtplib.SMTPRecipientsRefused as e:
            codes = [code for code, _ in e.recipients.values()]
            return "gone" if all(code in NO_SUCH_BOX for code in codes) else "later"
        except smtplib.SMTPResponseException as e:
            log.warning("mail was refused: %s", e.smtp_code)
            return "later" if 400 <= e.smtp_code < 500 else "failed"
        except (OSError, smtplib.SMTPException) as e:
            log.warning("mail could not be sent: %s", type(e).__name__)
            return "later"
        return "sent"

    def _connected(self) -> "smtplib.SMTP":
        return connect(self.settings)


def connect(settings: Settings) -> "smtplib.SMTP":
    """A connection to the SMTP server, logged in; raises OSError, SMTPException. Blocks."""
    import smtplib
    import ssl

    where = (settings.smtp_host, settings.smtp_port)
    trust = ssl.create_default_context()
    if settings.smtp_tls == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(*where, timeout=SECONDS, context=trust)
    else:
        server = smtplib.SMTP(*where, timeout=SECONDS)
    try:
        if settings.smtp_tls == "starttls":
            server.starttls(context=trust)
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
    except BaseException:
        server.close()
        raise
    return server
