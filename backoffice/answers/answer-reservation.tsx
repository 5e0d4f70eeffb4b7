import { MenuItem, TextField } from '@mui/material'
import { berlinFormat } from '#domain/company/berlin-format.ts'
import { localeOf } from '#domain/texts/language.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
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
  const moment = berlinFormat(localeOf[useOfficeLanguage()], { dateStyle: 'medium', timeStyle: 'short' })
  const { data = [] } = useReservations(false)
  const theirs = data.filter((row) => row.email.toLowerCase() === email.toLowerCase())
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
      {theirs.map(({ id, product_name, branch_name, comes_on, code }) => (
        <MenuItem key={id} value={id}>
          {`${moment.format(new Date(comes_on))} · ${product_name} · ${branch_name} · ${code}`}
        </MenuItem>
      ))}
    </TextField>
  )
}
