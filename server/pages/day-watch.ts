import { germanDay } from '#domain/hours/calendar-day.ts'
import { momentOf } from '#domain/hours/german-moment.ts'

/** Tells whether a moment, in milliseconds, lies before the day that it is now in Germany: hours, notices and deliveries are made for a day. */
export function dayWatch(now: () => number): (moment: number) => boolean {
  let begin = Number.NEGATIVE_INFINITY
  let end = Number.NEGATIVE_INFINITY
  return (moment) => {
    const time = now()
    if (time < begin || time >= end) {
      const day = germanDay(new Date(time))
      begin = momentOf(day, 0, 'first')
      end = momentOf(day, 1440, 'first')
    }
    return moment < begin
  }
}
