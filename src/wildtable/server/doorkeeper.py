"""How much one address and one guest may have at once. Addresses are kept in memory only."""

import ipaddress
from collections import Counter
from typing import Any

from wildtable.server.limits import Bucket
from wildtable.server.settings import Settings

MOST_ADDRESSES = 10_000
HOUR = 3600.0


def address_of(scope: Any) -> str:
    """Who asks, by address; of IPv6 the part that one household shares."""
    host = str((scope.get("client") or ("", 0))[0])
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


class Doorkeeper:
    """Counts what comes in; time is passed in."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.sockets_of_address: Counter[str] = Counter()
        self.sockets_of_person: Counter[str] = Counter()

    def may_ask(self, address: str, now: float) -> bool:
        """One request more?"""
        rate = self.settings.requests_per_second
        return self._take("request", address, now, rate, 2 * rate)

    def may_make_guest(self, address: str, now: float) -> bool:
        most = self.settings.guests_per_hour
        return self._take("guest", address, now, most / HOUR, most)

    def may_make_table(self, address: str, now: float) -> bool:
        most = self.settings.tables_per_hour
        return self._take("table", address, now, most / HOUR, most)

    def enter(self, address: str, person: str) -> str:
        """A socket is opened; the sentence why it may not be, or nothing. Every `enter` needs its `leave`."""
        self.sockets_of_address[address] += 1
        self.sockets_of_person[person] += 1
        if person and self.sockets_of_person[person] > self.settings.sockets_per_person:
            most = self.settings.sockets_per_person
            return f"You have {most} tables open at once, and more is not possible: close one of them."
        if self.sockets_of_address[address] > self.settings.sockets_per_address:
            return "Too many tables are open from your address: close some, or try again later."
        return ""

    def leave(self, address: str, person: str) -> None:
        for counter, key in ((self.sockets_of_address, address), (self.sockets_of_person, person)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]

    def voice_of_person(self, person: str, now: float) -> Bucket:
        """How much a guest may say over all sockets."""
        return self._bucket("person", person, now, self.settings.messages_per_person)

    def voice_of_address(self, address: str, now: float) -> Bucket:
        """How much all may say who come from there."""
        return self._bucket("message", address, now, self.settings.messages_per_address)

    def _take(self, what: str, address: str, now: float, rate: float, burst: float) -> bool:
        return self._bucket(what, address, now, rate, burst).take(now)

    def _bucket(self, what: str, whose: str, now: float, rate: float, burst: float | None = None) -> Bucket:
        bucket = self.buckets.get((what, whose))
        if bucket is None:
            if len(self.buckets) >= MOST_ADDRESSES:
                self.buckets = {key: one for key, one in self.buckets.items() if not one.is_full(now)}
            bucket = self.buckets[what, whose] = Bucket(rate, now, burst)
        return bucket
