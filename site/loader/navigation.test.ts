import { expect, test } from 'vitest'
import { createNavigation, DELAYED_LOAD_NOTICE } from './navigation.ts'
import type { LoadResult } from './page-loader.ts'
import type { PageResources } from './page-resources.ts'

const resources = { page: { webpackCompilationHash: '1' } } as PageResources

/** A window at `/kontakt` whose timers run when they are told to, and a loader whose answer comes when it is given. */
function setUp() {
  const left: string[] = []
  const heard = new Map<string, () => void>()
  const timers: (() => void)[] = []
  const messages: string[] = []
  const location = Object.assign(new URL('https://juwelier.example/kontakt'), {
    assign: (address: string) => left.push(address),
  })
  const win = {
    location,
    history: { state: null, replaceState: () => {}, pushState: () => {} },
    document: { elementFromPoint: () => null, getElementById: () => null, documentElement: { dataset: {} } },
    performance,
    navigator: { sendBeacon: (address: string) => messages.push(address) },
    scrollTo: () => {},
    setTimeout: (run: () => void, ms: number) => {
      expect(ms).toBe(DELAYED_LOAD_NOTICE)
      timers.push(run)
    },
    clearTimeout: () => {},
    addEventListener: (name: string, run: () => void) => heard.set(name, run),
  }
  const loading = Promise.withResolvers<LoadResult>()
  const loader = { peek: () => undefined, load: () => loading.promise, prefetch: () => {}, keep: () => {} }
  const loaded = new URL(location.href)
  const navigation = createNavigation(loader, { loaded, resources }, win as unknown as Window)
  navigation.start()
  return { navigation, left, messages, loading, wait: () => timers.shift()?.(), back: () => heard.get('popstate')?.() }
}

test('a page that is left for one that loads slowly shows no notice when the browser comes back to it', async () => {
  const { navigation, left, loading, wait } = setUp()
  const going = navigation.navigate('/shop')
  wait()
  expect(navigation.getState().delayed).toBe(true)
  loading.resolve({ status: 'error' })
  await going
  expect([left, navigation.getState().delayed]).toEqual([['https://juwelier.example/shop'], false])
})

test('the notice goes when the visitor comes back to the page that is shown before the slow one is there', () => {
  const { navigation, wait, back } = setUp()
  void navigation.navigate('/shop')
  wait()
  expect(navigation.getState().delayed).toBe(true)
  back()
  expect(navigation.getState()).toMatchObject({ path: '/kontakt', delayed: false })
})

test.each([
  ['success', false, ['/ecom/seen']],
  ['success', true, []],
  ['notFound', false, []],
] as const)('a page that is found and shown is counted once: %s, stays where it is: %s', async (status, stay, sent) => {
  const { navigation, messages, loading } = setUp()
  loading.resolve({ status, resources })
  await navigation.navigate('/shop', { stay })
  expect([navigation.getState().path, messages]).toEqual(['/shop', sent])
})
