import { expect, test } from 'vitest'
import { hoursHtml } from './hours-html.ts'

const open = (...times: number[]) => ({ times, clock: [60, 7, 120] as const })
const line = (label: string, times: string[], note?: string) => ({ label, times, closed: times.length === 0, note })

test('hours are a list of days, what differs soon a second one, and what an editor wrote is text', () => {
  const view = {
    lines: [line('Montag', ['10:00 - 18:00'], '<b>')],
    coming: [line('24. Dezember', [])],
    open: open(1, 2),
  }
  expect(hoursHtml(view, 'fr')).toBe(
    '<open-now lang="fr" times="1,2" clock="60,7,120"></open-now>' +
      '<dl><div><dt>Montag</dt><dd><span>10:00 - 18:00</span><small>&lt;b&gt;</small></dd></div></dl>' +
      '<dl><div><dt>24. Dezember</dt><dd>fermé</dd></div></dl>',
  )
})

test('without hours there is nothing', () => {
  expect(hoursHtml({ lines: [], coming: [line('24. Dezember', [])], open: open() }, 'de')).toBe('')
})
