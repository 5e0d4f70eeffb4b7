import type { RowOf } from '#contract/model/row-of.ts'
import { berlinFormat } from '#domain/company/berlin-format.ts'
import { germanClock } from '#domain/hours/berlin-time.ts'
import { isOpenReservation, reservationStates } from '#domain/reservations/reservation-states.ts'
import { localeOf } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'

const fields = [
  ...[
    'id',
    'code',
    'state',
    'product',
    'variant',
    'product_name',
    'reference_number',
    'pieces',
    'branch',
    'branch_name',
  ],
  ...['comes_on', 'held_until', 'name', 'email', 'phone', 'language', 'alternative'],
] as const

/** A reservation as the day list shows it. */
export type ReservationRow = RowOf<'ecommerce_reservation', typeof fields>

/** Those that a list shows at most. */
const MOST = 300

/** The reservations that are open in the order in which people come, or those that have ended, the newest first. Rejects as the items call does. */
export async function readReservations(sdk: Pick<Sdk, 'items'>, isEnded: boolean): Promise<ReservationRow[]> {
  const states = reservationStates.filter((state) => isOpenReservation(state) !== isEnded)
  const sort = [isEnded ? '-comes_on' : 'comes_on']
  return (
    await sdk.items('ecommerce_reservation').read({ filter: { state: { in: states } }, fields, sort, limit: MOST })
  ).data
}

/** The reservations of each day, in their order, under the day in words: `Samstag, 28. November`. */
export function daysOf<Row extends { comes_on: string }>(
  rows: readonly Row[],
  language: 'de' | 'en',
): [string, Row[]][] {
  const words = berlinFormat(localeOf[language], { weekday: 'long', day: 'numeric', month: 'long' })
  const days = Map.groupBy(rows, ({ comes_on }) => germanClock(comes_on).slice(0, 10))
  return [...days.values()].map((own) => [words.format(new Date(own[0]?.comes_on ?? 0)), own])
}
