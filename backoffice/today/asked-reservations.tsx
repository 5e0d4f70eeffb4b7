import { Box } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBackend } from '../api/backend-context.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { ReservationCard } from '../reservations/reservation-card.tsx'
import { houseOf, readReservations } from '../reservations/reservation-days.ts'
import { DeskCard } from './desk-card.tsx'

/** Reservations that are answered without another screen. */
const SHOWN = 5

/** The reservations that nobody has answered, in the order in which people come, each answered where it stands. */
export function AskedReservations() {
  const text = useText()
  const client = useQueryClient()
  const branches = useBranches()
  const { gate, sdk } = useBackend()
  const { data = [] } = useQuery({
    queryKey: ['reservations', false],
    gcTime: 0,
    queryFn: () => gate.guarded(() => readReservations(sdk, false)),
  })
  const asked = data.filter(({ state }) => state === 'asked')
  return (
    <DeskCard
      title={text('waiting.reservations')}
      count={asked.length}
      all={{ path: '/ecommerce_reservation', name: text('waiting.allReservations') }}
    >
      {asked.slice(0, SHOWN).map((row) => (
        <Box component="li" key={row.id}>
          <ReservationCard row={row} house={houseOf(row, branches)} done={() => client.invalidateQueries()} />
        </Box>
      ))}
    </DeskCard>
  )
}
