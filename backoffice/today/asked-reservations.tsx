import { Box } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { houseOf } from '../branches/house-of.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useText } from '../i18n/use-text.ts'
import { ReservationCard } from '../reservations/reservation-card.tsx'
import { useReservations } from '../reservations/use-reservations.ts'
import { DeskCard } from './desk-card.tsx'

/** Reservations that are answered without another screen. */
const SHOWN = 5

/** The reservations that nobody has answered, in the order in which people come, each answered where it stands. */
export function AskedReservations() {
  const text = useText()
  const client = useQueryClient()
  const branches = useBranches()
  const { data = [] } = useReservations(false)
  const asked = data.filter(({ state }) => state === 'asked')
  return (
    <DeskCard
      title={text('waiting.reservations')}
      count={asked.length}
      all={{ path: '/ecommerce_reservation', name: text('waiting.allReservations') }}
    >
      {asked.slice(0, SHOWN).map((row) => (
        <Box component="li" key={row.id}>
          <ReservationCard row={row} house={houseOf(row, branches)} done={() => client.invalidateQueries()} withDay />
        </Box>
      ))}
    </DeskCard>
  )
}
