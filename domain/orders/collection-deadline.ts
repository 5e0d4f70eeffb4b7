import { lastMoment } from './last-day.ts'

const DAY = 86_400_000

/** Days after which a customer is reminded of goods that lie ready. */
const REMINDER_DAYS = 3

/** What lies ready since this moment or before is looked at: nothing is due for what came later. Milliseconds since 1970. */
export const readyLongEnough = (now: number): number => now - REMINDER_DAYS * DAY

/**
 * What is due for an order that lies ready since a moment, in milliseconds since 1970: to remind the customer, or to end it, which is done only
 * where the shop has set after how many days, and once the last of them is over.
 */
export function collectionDue(readyOn: number, now: number, endDays: number | null): 'reminder' | 'end' | undefined {
  if (endDays !== null && now > lastMoment(readyOn, endDays)) return 'end'
  return now - readyOn >= REMINDER_DAYS * DAY ? 'reminder' : undefined
}
