// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { prefetchOnIntent } from './prefetch-on-intent.ts'

test('pages of the site are loaded ahead when their link is reached, what the backend serves is not', () => {
  vi.useFakeTimers()
  const asked: string[] = []
  const end = prefetchOnIntent(window, (address) => asked.push(address))
  onTestFinished(() => {
    end()
    vi.useRealTimers()
  })
  document.body.innerHTML = `<a href="/uhren?a=1">Uhren</a><a href="/ecom/reservation?product=1">Reservieren</a>
    <a href="/assets/1">Bild</a><a href="/feeds/events.de.ics">Kalender</a>`
  for (const link of document.querySelectorAll('a')) {
    link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    vi.runAllTimers()
  }
  expect(asked).toEqual(['/uhren?a=1'])
})
