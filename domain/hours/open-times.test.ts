import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter, daysFrom } from './calendar-day.ts'
import { type HoursPlan, hoursOn } from './day-hours.ts'
import { firstOpenDay, openTimes, timesWithPage } from './open-times.ts'
import { sampleException } from './sample-exception.ts'

const plan = (periods: HoursPlan['periods'], exceptions: HoursPlan['exceptions'] = []) => ({ periods, exceptions })

const everyDay = (time_open: string, time_close: string) => [4, 10, 11].map((day) => ({ day, time_open, time_close }))

const moments = (times: readonly number[]) =>
  times.map((minute) => new Date(minute * 60_000).toISOString().slice(0, 16))

const iso = (name: string) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(Date.parse(name))

test('times are those of clocks in Germany, in winter and in summer', () => {
  expect(moments(openTimes(plan(everyDay('10:00:00', '18:30:00')), '2026-11-23', 1))).toEqual([
    '2026-11-23T09:00',
    '2026-11-23T17:30',
  ])
  expect(moments(openTimes(plan(everyDay('10:00:00', '18:30:00')), '2026-07-01', 1))).toEqual([
    '2026-07-01T08:00',
    '2026-07-01T16:30',
  ])
})

test('in the nights of the change a shop that is open is open an hour less or more', () => {
  const night = plan(everyDay('01:00:00', '04:00:00'))
  expect(moments(openTimes(night, '2026-03-29', 1))).toEqual(['2026-03-29T00:00', '2026-03-29T02:00'])
  expect(moments(openTimes(night, '2026-10-25', 1))).toEqual(['2026-10-24T23:00', '2026-10-25T03:00'])
})

test('what begins before midnight and ends after it is one time, also before the first day that is asked', () => {
  const late = plan(everyDay('20:00:00', '00:01:00'))
  expect(moments(openTimes(late, '2026-11-23', 1))).toEqual([
    '2026-11-22T19:00',
    '2026-11-22T23:01',
    '2026-11-23T19:00',
    '2026-11-23T23:01',
  ])
  const long = plan([
    { day: 1, time_open: '10:00:00', time_close: '00:00:00' },
    { day: 5, time_open: '00:00:00', time_close: '02:00:00' },
  ])
  expect(moments(openTimes(long, '2026-11-23', 2))).toEqual(['2026-11-23T09:00', '2026-11-24T01:00'])
})

test('a page brings the first opening after its days along where there is none in them', () => {
  const closed = sampleException({ from_date: '2026-12-24', until_date: '2027-01-24' })
  const times = timesWithPage(plan(everyDay('10:00:00', '18:00:00'), [closed]), '2026-12-24')
  expect(moments(times)).toEqual(['2027-01-25T09:00', '2027-01-25T17:00'])
  expect(firstOpenDay(plan(everyDay('10:00:00', '18:00:00'), [closed]), '2026-12-24')).toBe('2027-01-25')
  expect(timesWithPage(plan([]), '2026-12-24')).toEqual([])
})

/** A time of day, often at the edges of the day and of the hours of the change. */
const time = fc
  .oneof(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(0, 1, 119, 120, 121, 150, 179, 180, 181, 1438, 1439))
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`)

const starts = ['2026-03-27', '2026-10-23', '2028-02-27', '2026-12-29', '2027-03-26', '2026-06-30'] as const

const period = fc.record({ day: fc.integer({ min: 0, max: 16 }), time_open: time, time_close: time })

const exceptionFrom = (start: string) =>
  fc
    .record({
      id: fc.integer({ min: 1, max: 99 }),
      branch: fc.constantFrom(null, 1),
      offset: fc.integer({ min: -3, max: 4 }),
      length: fc.integer({ min: 0, max: 5 }),
      day: fc.option(fc.integer({ min: 1, max: 14 })),
      hours: fc.option(fc.tuple(time, time)),
    })
    .map(({ offset, length, hours, ...rest }) => {
      const from_date = daysAfter(start, offset)
      const times = { time_open: hours?.[0] ?? null, time_close: hours?.[1] ?? null }
      return sampleException({ ...rest, ...times, from_date, until_date: daysAfter(from_date, length) })
    })

const cases = fc.constantFrom(...starts).chain((start) =>
  fc.record({
    start: fc.constant(start),
    periods: fc.array(period, { maxLength: 6 }),
    exceptions: fc.array(exceptionFrom(start), { maxLength: 3 }),
  }),
)

/** Every minute of some days with what a clock in Germany shows. */
function minutesOf(start: string, days: number) {
  const from = Date.parse(daysAfter(start, -2)) / 60_000
  const count = (days + 4) * 1440
  return Array.from({ length: count }, (_, index) => {
    const minute = from + index
    return { minute, shown: iso(new Date(minute * 60_000).toISOString()) }
  })
}

const shownAt = (day: string, minute: number) => {
  const date = daysAfter(day, Math.floor(minute / 1440))
  const rest = minute % 1440
  return `${date} ${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`
}

const clocks = new Map(starts.map((start) => [start as string, minutesOf(start, 4)]))

/** Which minutes are open, by looking at a clock in every single one: from the first that shows the beginning to the last that shows the end. */
function openMinutes(start: string, { periods, exceptions }: HoursPlan): Set<number> {
  const clock = clocks.get(start) ?? []
  const open = new Set<number>()
  for (const day of daysFrom(daysAfter(start, -1), 5)) {
    for (const { from, until } of hoursOn(day, { periods, exceptions }).ranges) {
      const [begin, end] = [shownAt(day, from), shownAt(day, until)]
      const first = clock.find(({ shown }) => shown === begin) ?? clock.find(({ shown }) => shown > begin)
      const last = clock.findLast(({ shown }) => shown === end) ?? clock.find(({ shown }) => shown > end)
      for (const { minute } of clock)
        if (first && last && minute >= first.minute && minute < last.minute) open.add(minute)
    }
  }
  return open
}

test('for any hours the times are those of a look at a clock in every minute', () => {
  fc.assert(
    fc.property(cases, ({ start, periods, exceptions }) => {
      const times = openTimes({ periods, exceptions }, start, 4)
      const expected = openMinutes(start, { periods, exceptions })
      const begin = clocks.get(start)?.find(({ shown }) => shown === `${start} 00:00`)?.minute ?? 0
      for (const { minute, shown } of clocks.get(start) ?? []) {
        if (minute < begin || shown >= daysAfter(start, 4)) continue
        const index = times.findIndex((edge) => minute < edge)
        if ((index % 2 === 1) !== expected.has(minute)) throw new Error(`${shown} should be ${expected.has(minute)}`)
      }
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 60), seed: Number(process.env.PROPERTY_SEED ?? 7) },
  )
})

test('the times are the same in whatever zone the process runs', () => {
  const script = `
    import { doorTimes } from ${JSON.stringify(fileURLToPath(new URL('./open-times.ts', import.meta.url)))}
    import { openStatus, openText } from ${JSON.stringify(fileURLToPath(new URL('./open-status.ts', import.meta.url)))}
    import { germanDay } from ${JSON.stringify(fileURLToPath(new URL('./calendar-day.ts', import.meta.url)))}
    const periods = [{ day: 4, time_open: '10:00:00', time_close: '18:30:00' }]
    for (const now of ['2026-03-28T22:59:00Z', '2026-03-28T23:01:00Z', '2026-10-25T00:30:00Z', '2026-12-31T23:30:00Z', '2028-02-29T12:00:00Z']) {
      const { times, clock } = doorTimes({ periods, exceptions: [] }, germanDay(new Date(now)))
      const status = openStatus(times, Date.parse(now))
      console.log(now, times.join(), openText(status, Date.parse(now), 'de', clock))
    }`
  const outputs = ['UTC', 'America/New_York', 'Europe/Berlin'].map((TZ) =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    }),
  )
  expect(outputs[0]).toContain('Geschlossen, öffnet übermorgen'.replace('übermorgen', 'Montag'))
  expect(outputs[1]).toBe(outputs[0])
  expect(outputs[2]).toBe(outputs[0])
})
