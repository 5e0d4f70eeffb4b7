import { existsSync } from 'node:fs'

export const DEBIAN_CHROMIUM = '/usr/bin/chromium'

const QUIET = [
  // Debian's package asks for a drawn-in-software GPU, which takes twice the time.
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** How Playwright starts the browser: Debian's Chromium where it is installed, and without a sandbox for root, whom it refuses one. */
export const chromiumLaunch = {
  ...(existsSync(DEBIAN_CHROMIUM) ? { executablePath: DEBIAN_CHROMIUM } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET] : QUIET,
}
