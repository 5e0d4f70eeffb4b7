import { expect, test } from 'vitest'
import { fadeOver } from './view-transition.ts'

function setUp({ canFade = true, wantsLess = false } = {}) {
  const did: string[] = []
  const startViewTransition = (show: () => void) => {
    did.push('fade')
    const updateCallbackDone = Promise.resolve().then(show)
    const skipped = Promise.reject(new DOMException('skipped', 'AbortError'))
    return { ready: skipped, finished: skipped, updateCallbackDone }
  }
  const document = (canFade ? { startViewTransition } : {}) as unknown as Document
  const matchMedia = () => ({ matches: wantsLess }) as MediaQueryList
  return { did, show: () => did.push('page'), fade: fadeOver({ document, matchMedia }) }
}

test('a new page fades in, and is there when the navigation goes on', async () => {
  const { did, show, fade } = setUp()
  await fade(show)
  expect(did).toEqual(['fade', 'page'])
})

test('visitors who want less motion, and browsers that cannot, get the page at once', () => {
  for (const browser of [{ wantsLess: true }, { canFade: false }]) {
    const { did, show, fade } = setUp(browser)
    fade(show)
    expect(did).toEqual(['page'])
  }
})
