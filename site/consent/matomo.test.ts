import { expect, test, vi } from 'vitest'
import { createMatomo, type MatomoWindow, PAGE_VIEW_DELAY } from './matomo.ts'

type Command = unknown[]

/** A page with Matomo's script on its way; `arrive` brings it, and from then on commands run as they come. */
function page() {
  const timers = new Map<number, () => void>()
  const ran: Command[] = []
  const win = {
    location: { origin: 'https://shop.example', pathname: '/' },
    document: { title: 'Start', cookie: '' },
    setTimeout: vi.fn((callback: () => void) => timers.set(timers.size, callback).size - 1),
    clearTimeout: (timer: number) => void timers.delete(timer),
  } as unknown as MatomoWindow & { setTimeout: ReturnType<typeof vi.fn>; location: { pathname: string } }
  const scripts: { src: string; fail: (error: Error) => void }[] = []
  const log = vi.fn()
  const matomo = createMatomo({
    win,
    address: 'https://statistik.example/',
    siteId: '12',
    loadScript: (src) => new Promise((_resolve, fail) => scripts.push({ src, fail })),
    log,
  })
  return {
    win,
    matomo,
    scripts,
    ran,
    log,
    passTime: () => {
      for (const callback of [...timers.values()]) callback()
      timers.clear()
    },
    arrive() {
      ran.push(...((win._paq ?? []) as Command[]))
      win._paq = { push: (...commands: Command[]) => void ran.push(...commands) }
    },
  }
}

test('before consent nothing is loaded and no command is given', () => {
  const { win, scripts } = page()
  expect([win._paq, scripts]).toEqual([undefined, []])
})

test('consent loads the script, which requires consent before it gets it', () => {
  const { matomo, scripts, ran, arrive } = page()
  matomo.giveConsent()
  arrive()
  expect(scripts.map(({ src }) => src)).toEqual(['https://statistik.example/matomo.js'])
  expect(ran).toEqual([
    ['requireConsent'],
    ['setTrackerUrl', 'https://statistik.example/matomo.php'],
    ['setSiteId', '12'],
    ['enableJSErrorTracking'],
    ['rememberConsentGiven'],
  ])
})

test('a page view is counted 32 ms after the route change, by path alone, and names the page before', () => {
  const { win, matomo, ran, arrive, passTime } = page()
  matomo.giveConsent()
  arrive()
  ran.length = 0
  matomo.countPageView()
  expect(ran).toEqual([])
  expect(win.setTimeout).toHaveBeenLastCalledWith(expect.any(Function), 32)
  expect(PAGE_VIEW_DELAY).toBe(32)
  passTime()
  win.location.pathname = '/kontakt'
  win.document.title = 'Kontakt'
  matomo.countPageView()
  passTime()
  expect(ran).toEqual([
    ['setCustomUrl', 'https://shop.example/'],
    ['setDocumentTitle', 'Start'],
    ['trackPageView'],
    ['setReferrerUrl', 'https://shop.example/'],
    ['setCustomUrl', 'https://shop.example/kontakt'],
    ['setDocumentTitle', 'Kontakt'],
    ['trackPageView'],
  ])
})

test('a page left within the delay is not counted', () => {
  const { matomo, ran, arrive, passTime } = page()
  matomo.giveConsent()
  arrive()
  ran.length = 0
  matomo.countPageView()()
  passTime()
  expect(ran).toEqual([])
})

test('withdrawal forgets the consent, and consent given again is remembered without a second script', () => {
  const { matomo, ran, scripts, arrive } = page()
  matomo.giveConsent()
  arrive()
  ran.length = 0
  matomo.withdrawConsent()
  matomo.giveConsent()
  expect(ran).toEqual([['forgetConsentGiven'], ['deleteCookies'], ['rememberConsentGiven']])
  expect(scripts).toHaveLength(1)
})

test('withdrawn while the script is on its way, it finds no consent and no page view when it comes', () => {
  const { matomo, ran, arrive, passTime } = page()
  matomo.giveConsent()
  matomo.countPageView()
  passTime()
  matomo.withdrawConsent()
  arrive()
  const names = ran.map(([name]) => name)
  expect(names).toContain('requireConsent')
  expect(names).not.toContain('rememberConsentGiven')
  expect(names).not.toContain('trackPageView')
})

test('a script that cannot be loaded is logged, keeps no commands, and is tried again with the next consent', async () => {
  const { win, matomo, scripts, log } = page()
  matomo.giveConsent()
  scripts[0]?.fail(new Error('blocked'))
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce())
  expect(win._paq).toEqual([])
  matomo.giveConsent()
  expect(scripts).toHaveLength(2)
})
