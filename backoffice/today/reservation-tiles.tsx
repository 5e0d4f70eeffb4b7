import { useQuery } from '@tanstack/react-query'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { houseOf, readReservations } from '../reservations/reservation-days.ts'
import { Tile } from './tile.tsx'

/** How many open reservations each branch has; outlined where one waits for an answer. */
export function ReservationTiles() {
  const text = useText()
  const { data = [] } = useQuery({
    queryKey: ['reservations', false],
    gcTime: 0,
    queryFn: () => gate.guarded(() => readReservations(sdk, false)),
  })
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
