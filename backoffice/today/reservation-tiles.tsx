import { houseOf } from '../branches/house-of.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { useReservations } from '../reservations/use-reservations.ts'
import { Tile } from './tile.tsx'

/** How many open reservations each branch has; outlined where one waits for an answer. */
export function ReservationTiles() {
  const text = useText()
  const { data = [] } = useReservations(false)
  const branches = useBranches()
  const houses = Map.groupBy(data, (row) => houseOf(row, branches))
  return [...houses].map(([branch, rows]) => (
    <Tile
      key={branch}
      label={text('reservation.of', { branch })}
      count={rows.length}
      path={`/ecommerce_reservation?branch=${encodeURIComponent(branch)}`}
      isWaiting={rows.some(({ state }) => state === 'asked')}
    />
  ))
}
