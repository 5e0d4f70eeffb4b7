/** Seats that are not given away; Infinity where an event has no number of them. */
export const freeSeats = (seats: number | null, given: number): number =>
  seats === null ? Number.POSITIVE_INFINITY : Math.max(0, seats - given)

/** Who signs up comes, or waits where there is no seat for each of the persons. */
export const standingOf = (persons: number, free: number): 'confirmed' | 'waiting' =>
  persons <= free ? 'confirmed' : 'waiting'

/** Who of those that wait, in their order, gets seats that are free: the first for whom they suffice, then the next. */
export function movingUp<Waiting extends { readonly persons: number }>(
  waiting: readonly Waiting[],
  free: number,
): Waiting[] {
  const found: Waiting[] = []
  let left = free
  for (const one of waiting) {
    if (one.persons > left) continue
    found.push(one)
    left -= one.persons
  }
  return found
}
