import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { runQuietly } from '../launch/child.mjs'
import { Fault } from '../launch/fault.mjs'
import { openStepLine } from '../launch/step-line.mjs'
import { DEBIAN_CHROMIUM, DEBIAN_SHELL } from './chromium.ts'
import { findPostgres } from './postgres-cluster.ts'

const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function aptInstall(packages: string[]): Promise<void> {
  const endLine = openStepLine(`Installing Debian's ${packages.join(', ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const wait = ['-o', 'DPkg::Lock::Timeout=120']
  await runQuietly('apt-get', [...wait, 'update'], { env })
  const install = [...wait, 'install', '-y', '--no-install-recommends', ...packages]
  const { code, output } = await runQuietly('apt-get', install, { env })
  endLine(code === 0 ? undefined : 'failed')
  if (code !== 0) throw new Fault(`apt-get could not install ${packages.join(', ')}:\n${output.trim()}`)
}

/**
 * The folder of PostgreSQL's server programs, installed first where that is possible.
 * @throws Fault when there is none to be had
 */
export async function ensurePostgres(): Promise<string> {
  if (!findPostgres() && canUseApt()) await aptInstall(['postgresql'])
  const bin = findPostgres()
  if (!bin) throw new Fault('PostgreSQL is missing: install its server, or put the folder of its initdb on the PATH.')
  return bin
}

/**
 * Makes sure that there is a browser for the tests: Debian's Chromium, also without its windows where that can be had, else Playwright's own.
 * @throws Fault when none can be had
 */
export async function ensureChromium(): Promise<void> {
  const isThere = () => existsSync(DEBIAN_CHROMIUM) || existsSync(chromium.executablePath())
  if (canUseApt() && ![DEBIAN_CHROMIUM, DEBIAN_SHELL].every(existsSync)) {
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation']
    return aptInstall(packages).catch((fault) => {
      if (!isThere()) throw fault
    })
  }
  if (isThere()) return
  const endLine = openStepLine("Installing Playwright's Chromium")
  const { code, output } = await runQuietly('playwright', ['install', 'chromium'])
  endLine(code === 0 && isThere() ? undefined : 'failed')
  if (!isThere()) throw new Fault(`There is no Chromium for the browser tests: install it.\n${output.trim()}`)
}
