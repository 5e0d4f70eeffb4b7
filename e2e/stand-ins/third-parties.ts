import type { BrowserContext, Page } from '@playwright/test'
import { test as base } from '../test.ts'
import { type MatomoStandIn, startMatomo } from './matomo.ts'

export type ThirdParties = {
  /** The addresses of all requests that left the site. */
  requests: string[]
  /** The other servers that were asked, each once. */
  hosts: () => string[]
  matomo: MatomoStandIn
}

const MATOMO = 'https://statistik.wennerholt.example'

// Fills its element as the original does, and keeps what it was told.
const CLOCK = `window.RolexRetailerClock = class {
  getRetailerClock(options) {
    window.clockOptions = options
    document.getElementById('rolex-retailer-clock').textContent = '10:08'
  }
}`

const FRAME = '<!doctype html><title>Frame</title><p>Inhalt eines anderen Servers</p>'

/** Every server but the site's own is a stand-in; nothing leaves the machine. */
export const test = base.extend<{ thirdParties: ThirdParties }>({
  thirdParties: [
    async ({ context, baseURL }, use) => {
      const matomo = await startMatomo()
      const requests: string[] = []
      await standIn(context, baseURL ?? '', requests, matomo)
      await use({
        requests,
        matomo,
        hosts: () => [...new Set(requests.map((address) => new URL(address).host))].sort(),
      })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await matomo.stop()
    },
    { auto: true },
  ],
})

async function standIn(context: BrowserContext, site: string, requests: string[], matomo: MatomoStandIn) {
  const isForeign = (url: URL) => /^https?:$/.test(url.protocol) && url.origin !== new URL(site).origin
  await context.route(isForeign, async (route) => {
    const url = new URL(route.request().url())
    requests.push(url.href)
    if (url.origin === MATOMO) {
      const response = await fetch(matomo.address + url.pathname + url.search, { method: route.request().method() })
      const contentType = response.headers.get('content-type') ?? undefined
      return route.fulfill({ status: response.status, contentType, body: await response.text() })
    }
    if (url.host === 'static.rolex.com') return route.fulfill({ contentType: 'text/javascript', body: CLOCK })
    return route.fulfill({ contentType: 'text/html', body: FRAME })
  })
}

/** What a visit has left on the device; the names of caches without the build that they belong to. */
export async function leftBehind(page: Page) {
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: (await caches.keys()).map((name) => name.replace(/^(int-[a-z]+)-.*/, '$1')).sort(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  }))
  const cookies = await page.context().cookies()
  return { ...kept, cookies: cookies.map(({ name }) => name) }
}

/** Puts texts into the site's storage before the visit begins. */
export async function startWith(page: Page, stored: Record<string, string>) {
  await page.goto('/icon.svg')
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
  }, stored)
}

/** A stored decision as the site writes it. */
export const decided = (choices: Record<string, boolean>) => ({
  'int-consents': JSON.stringify({
    consents: Object.entries(choices).map(([function_id, consentGiven]) => ({ function_id, consentGiven })),
    timestamp: Date.now(),
  }),
})
