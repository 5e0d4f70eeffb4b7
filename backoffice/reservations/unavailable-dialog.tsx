import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  TextField,
} from '@mui/material'
import type { FormEvent } from 'react'
import type { ReservationMove } from '#contract/wire/reservations.ts'
import { useText } from '../i18n/use-text.ts'

type Props = { name: string; close: () => void; take: (move: ReservationMove) => Promise<void> }

/** What the branch says of a piece that the visitor does not get: what it offers instead, and whether it is there after all. */
export function UnavailableDialog({ name, close, take }: Props) {
  const text = useText()
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const alternative = String(fields.get('alternative') ?? '').trim()
    void take({
      state: 'unavailable',
      are_there: fields.has('are_there'),
      ...(alternative && { alternative }),
    })
  }
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm">
      <form onSubmit={onSubmit}>
        <DialogTitle>{text('reservation.unavailableTitle', { name })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ mt: 1 }}>
            <TextField
              name="alternative"
              label={text('reservation.alternative')}
              multiline
              minRows={3}
              slotProps={{ htmlInput: { maxLength: 2000 } }}
            />
            <FormControlLabel control={<Checkbox name="are_there" />} label={text('reservation.areThere')} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{text('reservation.close')}</Button>
          <Button type="submit" variant="contained">
            {text('reservation.step.unavailable')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
