import { expect, test } from 'vitest'
import { googleHours } from './google-hours.ts'
import { sampleException } from './sample-exception.ts'

test('a house is a row with its week from Sunday and every special day of the next twelve months', () => {
  const periods = [
    { day: 4, time_open: '10:00:00', time_close: '13:00:00' },
    { day: 4, time_open: '14:00:00', time_close: '18:00:00' },
    { day: 16, time_open: '10:00:00', time_close: '12:00:00' },
  ]
  const exceptions = [sampleException({ from_date: '2026-12-24', until_date: '2026-12-25' })]
  const facts = { storeCode: 'markt', name: 'Haus', street: 'Markt 1', city: 'Hamburg', zip: '20355', country: 'DE' }
  const house = { ...facts, phone: '040 1', website: 'https://haus.example', plan: { periods, exceptions } }
  const [head = [], row = []] = googleHours([house], '2026-11-22')
  const of = (name: string) => row[head.indexOf(name)]
  expect([of('Sunday hours'), of('Monday hours'), of('Saturday hours')]).toEqual(['x', '10:00-13:00, 14:00-18:00', 'x'])
  expect(of('Special hours')).toBe('2026-12-24: x, 2026-12-25: x, 2026-12-31: 10:00-12:00')
  expect(of('Store code')).toBe('markt')
})
