"""Thinking time goes to whoever had least of it."""

import asyncio

from wildtable.server.sharing import Sharing


def test_guests_and_tables_take_turns() -> None:
    async def shared() -> list[str]:
        sharing, served = Sharing(1), []

        async def think(guest: str, table: str) -> None:
            await sharing.take(guest, table)
            served.append(table)
            await asyncio.sleep(0)
            sharing.give_back(guest, table, 8.0)

        eve = [("Eve", table) for table in ("e1", "e1", "e1", "e2", "e3")]
        await asyncio.gather(*(think(*one) for one in [*eve, ("Ada", "a1"), ("Ada", "a1"), ("Ben", "b1")]))
        assert (sharing.thinking, sharing.waiting, dict(sharing.held), sharing.used) == (0, [], {}, {})
        return served

    assert asyncio.run(shared()) == ["e1", "a1", "b1", "e2", "a1", "e3", "e1", "e1"]


def test_one_guest_never_has_all_places_and_gets_less_of_each_when_many_wait() -> None:
    async def shared() -> None:
        sharing = Sharing(3)
        waiting = [asyncio.create_task(sharing.take("Eve", f"e{number}")) for number in range(6)]
        await asyncio.sleep(0)
        assert (sharing.thinking, len(sharing.waiting)) == (2, 4)
        assert sharing.slice(8.0) == 4.0
        await sharing.take("Ada", "a1")
        assert sharing.thinking == 3
        waiting[5].cancel()
        waiting[4].cancel()
        await asyncio.sleep(0)
        assert len(sharing.waiting) == 2
        sharing.give_back("Ada", "a1", 1.0)
        sharing.give_back("Eve", "e0", 1.0)
        sharing.give_back("Eve", "e1", 1.0)
        await asyncio.sleep(0)
        assert (sharing.thinking, sharing.waiting) == (2, [])
        assert sharing.slice(8.0) == 8.0

    asyncio.run(shared())
