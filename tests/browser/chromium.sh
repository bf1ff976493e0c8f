#!/bin/sh
# Installs Chromium where it is missing and that is possible; without one the browser tests say that they are skipped.
for name in "$WILDTABLE_BROWSER" chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
    [ -n "$name" ] && command -v "$name" >/dev/null && exit 0
done
if ! command -v apt-get >/dev/null; then
    exit 0
elif [ "$(id -u)" = 0 ]; then
    as_root=
elif sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    exit 0
fi
echo "Installing Chromium for the browser tests (once) ..."
export DEBIAN_FRONTEND=noninteractive
install() { $as_root apt-get install -qq -y chromium-headless-shell || $as_root apt-get install -qq -y chromium; }
{ install || { $as_root apt-get update -qq && install; }; } >/dev/null 2>&1 || echo "Chromium could not be installed."
