import { MenuItem, TextField } from '@mui/material'
import { isSameMailbox } from '#domain/texts/email.ts'
import { houseOf } from '../branches/house-of.ts'
import { useBranches } from '../branches/use-branches.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeName } from '../products/use-asked-name.ts'
import type { ReservationRow } from '../reservations/reservation-days.ts'
import { useReservations } from '../reservations/use-reservations.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'

interface Props {
  /** Who is answered. */
  readonly email: string
  readonly chosen: number | null
  readonly change: (reservation: number | null) => void
}

/** A reservation that an answer leads to, among the open ones of who is answered; nothing where they have none. */
export function AnswerReservationInput(props: Props) {
  return may(useWorkplace(), 'read', 'ecommerce_reservation') ? <ReservationChoice {...props} /> : null
}

function ReservationChoice({ email, chosen, change }: Props) {
  const text = useText()
  const branches = useBranches()
  const { data = [] } = useReservations(false)
  const theirs = data.filter((row) => isSameMailbox(row.email, email))
  if (theirs.length === 0) return null
  return (
    <TextField
      select
      label={text('answer.reservation')}
      value={chosen ?? ''}
      onChange={({ target }) => change(Number(target.value) || null)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ mt: 1 }}
    >
      <MenuItem value="">{text('answer.noReservation')}</MenuItem>
      {theirs.map((row) => (
        <MenuItem key={row.id} value={row.id} sx={{ whiteSpace: 'normal' }}>
          <ReservationWords row={row} house={houseOf(row, branches)} />
        </MenuItem>
      ))}
    </TextField>
  )
}

/** A reservation in the words of who answers; the visitor reads of it in theirs. */
function ReservationWords({ row, house }: { readonly row: ReservationRow; readonly house: string }) {
  const moment = useMoment()
  const name = useOfficeName(row)
  return [moment(row.comes_on), name, house, row.code].join(' · ')
}
