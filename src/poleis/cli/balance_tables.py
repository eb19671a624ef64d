"""The tables of `poleis balance`, for people: at most 80 columns, and no number alone."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table

from poleis.cli.runtime import Screen, counted, in_english, in_percent, plus_minus
from poleis.core.explain import ScoreLine
from poleis.core.game import Game
from poleis.core.setup import Setup
from poleis.locale.keys import line_key
from poleis.study.balance_report import BalanceReport, Comparison, Places, Source
from poleis.study.openings import Openings, Others
from poleis.study.stats import quantiles

LENGTHS = {
    "decisions": "decisions",
    "passes": "passes to another seat",
    "winning_score": "winning score",
    "lead": "lead",
}
ORDINALS = ("first", "second", "third")


def running(report: BalanceReport) -> str:
    """The result so far of the first seat, for the progress bar."""
    who = "seat 0 wins" if report.seats > 1 else "won"
    return f"{who} {in_percent(report.by_seat.totals.win_rate(0))} %"


def show(screen: Screen, game: Game, report: BalanceReport) -> None:
    """Everything that was found."""
    show_seats(screen, report)
    show_points(screen, game, report)
    for number, openings in enumerate(report.openings, 1):
        show_openings(screen, number, openings)
    if report.varied:
        games = f"{report.varied:,} of {counted(report.games, 'game')}"
        screen.print(f"One seat opened at random in {games}; other tables are of all.")
    show_length(screen, report)
    if report.study.other is not None:
        show_comparison(screen, game, report)


def table_of(title: str | None, first: str, *columns: str) -> Table:
    """A table with a title, names on the left and numbers on the right."""
    table = Table(title=title, title_justify="left", title_style="bold")
    table.add_column(first, overflow="fold")
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def show_seats(screen: Screen, report: BalanceReport) -> None:
    """What each seat wins and scores, and the same by turn order where that is another thing."""
    bots = ", ".join(dict.fromkeys(report.study.matchup.bots))
    games = f"{counted(report.games, 'game')} of {bots}"
    ordered = report.by_order
    if report.seats == 1:
        table = table_of(f"Alone: {escape(games)}", "games won", "of all, %", "mean score")
        totals = report.by_seat.totals
        cells = in_percent(totals.win_rate(0)), plus_minus(totals.score(0), "{:.2f}")
        table.add_row(f"{totals.wins[0][0]:,}", *cells)
        screen.print(table)
        return
    show_places(screen, f"Seats: {escape(games)}", "seat", report.by_seat, 0)
    if ordered.games and not report.in_seat_order:
        title = f"Turn order: {counted(ordered.games, 'game')}"
        show_places(screen, title, "to decide", ordered, 1)
    elif ordered.games:
        screen.print("Seat 0 decides first, seat 1 second, and so on.")


def show_places(screen: Screen, title: str, name: str, places: Places, first: int) -> None:
    """One row for each seat, or for each place in the turn order, and a verdict in words."""
    table = table_of(title, name, "wins, %", "mean score", "margin")
    for place, margin in enumerate(places.margins):
        table.add_row(
            place_name(place, first),
            in_percent(places.totals.win_rate(place)),
            plus_minus(places.totals.score(place), "{:.2f}"),
            plus_minus(margin.mean(), "{:+.2f}"),
        )
    screen.print(table)
    screen.print(verdict(places, first))


def place_name(place: int, first: int) -> str:
    """A seat has a number; a place in the turn order, counted from 1, is the first or second."""
    if first == 0:
        return str(place)
    return ORDINALS[place] if place < len(ORDINALS) else f"{place + first}th"


def verdict(places: Places, first: int) -> str:
    """Whether some win more than others, in words."""
    found = places.differing()
    equal = f"{1 / places.seats:.1%}"
    together = "" if places.seats == 2 else f" (95 % for the {places.seats} rows together)"
    if not found:
        return f"No difference from {equal} of the wins was seen{together}."
    noun = "seat" if first == 0 else "who is"
    said = ", ".join(
        f"{noun} {place_name(place, first)} wins {'more' if more else 'less'}"
        for place, more in found.items()
    )
    return f"{said[0].upper()}{said[1:]} than {equal}{together}."


def label(game: Game, line: ScoreLine) -> str:
    return in_english(line_key(game, line), line.key)


def show_points(screen: Screen, game: Game, report: BalanceReport) -> None:
    """Where points come from, and which of them winners have more of."""
    total = report.total
    heads = ("games won", "lost") if report.seats == 1 else ("winners", "others")
    compared = bool(total.winners.number and total.others.number)
    title = f"Points of a seat: {counted(report.games, 'game')}"
    if report.seats > 1 and total.paired.number < report.games:
        title += f", {total.paired.number:,} with losers"
    table = table_of(title, "", "points", "of all, %", *((*heads, "more") if compared else ()))
    silent = []
    for source in report.sources.values():
        assert source.line is not None
        if source.every.squares:
            name = label(game, source.line)
            table.add_row(escape(name), *point_cells(source, compared))
        else:
            silent.append(label(game, source.line))
    table.add_section()
    table.add_row("total", *point_cells(total, compared))
    screen.print(table)
    if silent:
        screen.print(f"Nothing ever came from: {escape('; '.join(silent))}.")


def point_cells(source: Source, compared: bool) -> list[str]:
    """The numbers of a row; winners and others, if there were both."""
    share = source.of_total.estimate()
    cells = [
        plus_minus(source.every.mean(), "{:.1f}"),
        plus_minus(share and share.scaled(100), "{:.1f}") if source.line is not None else "",
    ]
    if compared:
        cells += [
            plus_minus(source.winners.mean(), "{:.1f}"),
            plus_minus(source.others.mean(), "{:.1f}"),
            plus_minus(source.difference(), "{:+.1f}"),
        ]
    return cells


def show_openings(screen: Screen, number: int, openings: Openings) -> None:
    """What chance has chosen, or what the bots choose where nothing is left to chance."""
    choice = f"{place_name(number - 1, 1)} choice"
    if openings.tried:
        show_tried(screen, choice, openings)
    else:
        show_liked(screen, choice, openings)


def show_tried(screen: Screen, choice: str, openings: Openings) -> None:
    """Random choices, and what each gains."""
    rows, marked = openings.often_tried(), openings.stand_out()
    title = f"The {choice} at random: {counted(openings.random, 'game')}"
    table = table_of(title, "opening", "games", "wins, %", "margin", "wins gained, %")
    for name, row in rows.items():
        gain = row.gain()
        gained = plus_minus(gain and gain.scaled(100), "{:+.1f}")
        table.add_row(
            escape(name),
            f"{row.chosen:,}",
            in_percent(row.win_rate()),
            plus_minus(row.mean_margin(), "{:+.1f}"),
            gained + (" *" if name in marked else "  "),
        )
    others = openings.others(openings.tried)
    add_others(table, others, f"{others.chosen:,}", in_percent(others.win_rate), "", "")
    screen.print(table)
    if rows:
        screen.print("Gained against the other choices in the same deals.")
    if marked:
        together = f" for the {len(rows)} rows together" if len(rows) > 1 else ""
        screen.print(f"* is not 0, at 95 %{together}.")


def show_liked(screen: Screen, choice: str, openings: Openings) -> None:
    """What the bots choose of themselves."""
    chosen = sum(row.chosen for row in openings.liked.values())
    title = f"The {choice}, by the bots: {counted(chosen, 'choice')}"
    table = table_of(title, "opening", "chosen", "of offers, %", "met", "wins, %", "margin")
    for name, row in openings.often_liked().items():
        table.add_row(
            escape(name),
            f"{row.chosen:,}",
            in_percent(row.share(), digits=0),
            f"{row.met:,}",
            in_percent(row.win_rate()),
            plus_minus(row.mean_margin(), "{:+.1f}"),
        )
    others = openings.others(openings.liked)
    counts = f"{others.chosen:,}", "", f"{others.met:,}"
    add_others(table, others, *counts, in_percent(others.win_rate), "")
    screen.print(table)
    screen.print("Met: another seat opened otherwise; only then wins and margin count. The bots")
    screen.print("chose what the deal invited to: only --vary compares openings fairly.")


def add_others(table: Table, others: Others, *cells: str) -> None:
    """A row for what was chosen too seldom."""
    if others.openings:
        name = counted(others.openings, "other")
        table.add_section()
        table.add_row(name, *cells)


def show_length(screen: Screen, report: BalanceReport) -> None:
    """How long games are, how high they end, and how close."""
    title = f"Length and end: {counted(report.games, 'game')}, with quantiles"
    table = table_of(title, "", "mean", *quantiles({0: 1}))
    for name, counts in report.lengths.items():
        spread = [f"{value:,}" for value in quantiles(counts).values()]
        table.add_row(LENGTHS[name], plus_minus(report.mean_length(name), "{:.1f}"), *spread)
    screen.print(table)
    if report.seats > 1:
        table = table_of(None, "end", "games", "share, %")
        names = {
            "shared": "shared wins",
            "tie_break": "decided by a tie-break",
            "close": f"lead of {report.close} or less",
        }
        for end, name in names.items():
            table.add_row(name, f"{report.ends[end]:,}", in_percent(report.share(end)))
        screen.print(table)


def show_comparison(screen: Screen, game: Game, report: BalanceReport) -> None:
    """The other set-up on the same deals."""
    study, found = report.study, report.comparison
    assert study.other is not None
    changed = changes(game, study.matchup.setup, study.other)
    title = f"The same {counted(found.games, 'deal')} with {changed}"
    table = table_of(title, "", "as set", "changed", "difference")
    for name, measure in found.measures.items():
        row = measure_name(game, found, name, report.close)
        if not (measure.base.squares or measure.other.squares):
            continue
        difference = measure.difference()
        if measure.is_share:
            cells = [in_percent(measure.of(sums)) for sums in (measure.base, measure.other)]
            last = plus_minus(difference and difference.scaled(100), "{:+.1f}")
        else:
            pair = (measure.base, measure.other)
            cells = [plus_minus(measure.of(sums), "{:.2f}") for sums in pair]
            last = plus_minus(difference, "{:+.2f}")
        table.add_row(escape(row), *cells, last)
    screen.print(table)
    same = found.outcomes.estimate()
    if same is None:
        screen.print("There was no chance in these games.")
    else:
        part = plus_minus(same.scaled(100), "{:.1f}")
        screen.print(f"Of what chance brought, {part} % was the same from the beginning on,")
        alike = counted(found.alike, "deal")
        screen.print(f"and all of it in {alike}. What differs makes intervals wider.")
    screen.print("Each interval stands alone: of twenty rows, one may well miss.")


def changes(game: Game, before: Setup, after: Setup) -> str:
    """The options of a set-up that another does not have, or not so."""
    options = {option.key: option for option in game.options}
    new = [pair for pair in after.options if pair not in before.options]
    return ", ".join(f"{key}={options[key].text(value)}" for key, value in new)


def measure_name(game: Game, found: Comparison, name: str, close: int) -> str:
    """A measure in words."""
    first, _, rest = name.partition(".")
    if first == "points":
        return label(game, found.lines[rest])
    if first == "win_rate":
        return (
            "won, %"
            if len([key for key in found.measures if "win_" in key]) == 1
            else f"wins of seat {rest}, %"
        )
    words = {
        "score": "mean score",
        "winning_score": "winning score",
        "shared": "shared wins, %",
        "tie_break": "tie-breaks, %",
        "close": f"lead up to {close}, %",
    }
    return words.get(name, name)
