import { existsSync } from 'node:fs'

export const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/** The same browser without anything that only a person at a screen needs: pages cost about half the work. */
export const DEBIAN_SHELL = '/usr/lib/chromium/chromium-headless-shell'

const QUIET = [
  // Debian's package asks for a drawn-in-software GPU, which takes twice the time.
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

// Root is refused a sandbox.
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET] : QUIET

/** How Playwright starts the whole browser, which people have: for what is measured, and what only it can do. */
export const wholeChromiumLaunch = existsSync(DEBIAN_CHROMIUM)
  ? { executablePath: DEBIAN_CHROMIUM, args }
  : { channel: 'chromium', args }

/** How Playwright starts the browser of the tests. */
export const chromiumLaunch = existsSync(DEBIAN_SHELL) ? { executablePath: DEBIAN_SHELL, args } : wholeChromiumLaunch
