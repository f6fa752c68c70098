"""Colours and layout of the screens: side by side where there is room, else one part at a time."""

from textual.theme import Theme

WIDE_COLUMNS = 110
WIDE_ROWS = 30
SHORT_ROWS = 20  # fewer: question and choices leave room for the rest

THEME = Theme(
    name="regnum",
    primary="#e0b860",
    secondary="#7fb0ff",
    accent="#e0b860",
    warning="#ffb35c",
    error="#ff8a80",
    success="#86d98a",
    foreground="#e6e1d6",
    background="#16150f",
    surface="#1d1c16",
    panel="#2a2820",
    dark=True,
)

LEFT_SHARE = 64  # per cent of a wide screen
FRAME = 4  # columns of a pane that its padding and scroll bar take

CSS = """
Screen { background: $background; }
* { scrollbar-background: $background; scrollbar-background-hover: $background;
    scrollbar-background-active: $background; scrollbar-color: #5c574a; scrollbar-size-vertical: 1; }
#header { height: 1; background: $panel; color: $primary; text-style: bold; padding: 0 1; }
#body { height: 1fr; }
Pane { border-top: solid #5c574a; border-title-color: $primary; padding: 0 1; height: 1fr; }
Pane.current { border-top: heavy $primary; }
#prompt { padding: 0 1; height: auto; max-height: 4; text-style: bold; border-top: solid $primary; }
#choices { border: none; padding: 0 1; background: $background; }
#choices > .option-list--option-disabled { color: $primary; text-style: bold; }
#choices > .option-list--option-highlighted { background: #4a4128; color: $foreground; text-style: bold; }
#detail { padding: 0 1; height: auto; border-top: solid #5c574a; color: $foreground; }
Footer { background: $panel; }

GameScreen.wide #body { layout: horizontal; }
GameScreen.wide #left { width: LEFT_SHARE%; }
GameScreen.wide #right { width: 1fr; border-left: solid #5c574a; }
GameScreen.wide #own { height: auto; max-height: 50%; }
GameScreen.wide #choices { height: auto; max-height: 55%; }
GameScreen.wide #detail { min-height: 5; max-height: 10; }

GameScreen.narrow #body { layout: vertical; }
GameScreen.narrow #left { height: 1fr; }
GameScreen.narrow #right { height: auto; }
GameScreen.narrow.aside #left { display: none; }
GameScreen.narrow.aside #right { height: 1fr; }
GameScreen.narrow #choices { height: auto; max-height: 7; }
GameScreen.narrow #detail { max-height: 4; }
GameScreen.short #prompt { max-height: 3; }
GameScreen.short #choices { max-height: 4; }
GameScreen.short #detail { max-height: 2; }

MenuScreen { align: center middle; }
MenuScreen #menu { width: 70; max-width: 100%; height: auto; max-height: 100%; }
MenuScreen #title { text-align: center; color: $primary; text-style: bold; margin: 0 0 1 0; }
MenuScreen #choices { height: auto; max-height: 100%; border: round $primary; padding: 0 2; }
MenuScreen #note { color: #a8a296; margin: 1 0 0 0; text-align: center; }

PageScreen { align: center middle; background: $background 70%; }
PageScreen #page { width: auto; min-width: 40; max-width: 96%; height: auto; max-height: 94%;
                   border: round $primary; border-title-color: $primary; background: $surface; padding: 1 2; }
PageScreen #lines { width: auto; height: auto; }
HandOverScreen { align: center middle; background: $background; }
HandOverScreen #call { width: 60; max-width: 96%; height: auto; border: heavy $primary; padding: 1 2;
                       text-align: center; background: $surface; }
""".replace("LEFT_SHARE", str(LEFT_SHARE))
