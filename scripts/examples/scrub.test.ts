import { expect, test } from 'vitest'
import { scrubbed } from './scrub.ts'

test('of what a test was answered no secret stays, no moment and no id of that run, and of a list the first', () => {
  const given = {
    token: 'abc',
    key: 'sfk_F1hrw_ifcyNMpwXX',
    on: '2026-11-27T03:20:46.862Z',
    day: '2031-01-02',
    uuid: '6fa98857-a33f-424e-a2cb-88354a795a9d',
    smtp: 'smtp://laden:geheim@mail.example',
    page: '/bestellung/6fa98857-a33f-424e-a2cb-88354a795a9d.K8MUU7hikhoWM-ElK2dEjAtcbth5wKjjgKtjYAUWgyk',
    lines: [{ count: 1 }, { count: 2 }],
  }
  expect(scrubbed(given)).toEqual({
    token: 'Zm9yIGV4YW1wbGVz',
    key: 'sfk_Zm9yIGV4YW1wbGVz',
    on: '2026-11-23T10:00:00.000Z',
    day: '2026-11-23',
    uuid: '5d0c2a8e-1f64-4a3b-9d7e-2b6f0c1a9e55',
    smtp: 'smtp://laden:Zm9yIGV4YW1wbGVz@mail.example',
    page: '/bestellung/5d0c2a8e-1f64-4a3b-9d7e-2b6f0c1a9e55.Zm9yIGV4YW1wbGVz',
    lines: [{ count: 1 }],
  })
})

test('what is no secret stays as it is: names, sums, addresses of examples', () => {
  const given = { name: 'Ring', total: 129.9, email: 'anna@example.org', none: null, is: true, passage: 'Am Markt' }
  expect(scrubbed(given)).toEqual(given)
})
