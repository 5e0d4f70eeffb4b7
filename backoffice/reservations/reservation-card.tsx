import { Box, Button, Chip, Stack, Link as TextLink, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useNotify } from 'react-admin'
import type { ReservationMove } from '#contract/wire/reservations.ts'
import { berlinFormat } from '#domain/company/berlin-format.ts'
import { nextReservationStates, type ReservationState } from '#domain/reservations/reservation-states.ts'
import { localeOf } from '#domain/texts/language.ts'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { useOfficeName } from '../products/use-asked-name.ts'
import { useUndo } from '../work/use-undo.ts'
import type { ReservationRow } from './reservation-days.ts'
import { UnavailableDialog } from './unavailable-dialog.tsx'

const TIME = { hour: '2-digit', minute: '2-digit' } as const
const DAY = { weekday: 'short', day: 'numeric', month: 'numeric' } as const

/** The step that is due next stands out. */
const DUE: Readonly<Partial<Record<ReservationState, ReservationState>>> = { asked: 'ready', ready: 'collected' }

interface ReservationCardProps {
  readonly row: ReservationRow
  readonly house: string
  readonly done: () => void
  /** Whether the day is said too: where the card does not stand below it. */
  readonly withDay?: boolean
}

/** One reservation of the day list: when, what, who, and what the branch can do about it. On paper a box takes the place of the buttons. */
export function ReservationCard({ row, house, done, withDay = false }: ReservationCardProps) {
  const text = useText()
  const locale = localeOf[useOfficeLanguage()]
  const time = useMemo(() => berlinFormat(locale, { ...(withDay && DAY), ...TIME }), [locale, withDay])
  const momentText = useMoment()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const { gate, sdk } = useBackend()
  const [isAsked, setIsAsked] = useState(false)
  const { id, state, name, email, phone, pieces, reference_number } = row
  const product = useOfficeName(row)

  async function move(step: ReservationMove) {
    setIsAsked(false)
    try {
      await gate.guarded(() => sdk.staffOrders.moveReservation(id, step))
      notify('office.reservation.moved', { type: 'success' })
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
    done()
  }

  const goods = [pieces > 1 ? `${pieces} × ${product}` : product, reference_number].filter(Boolean).join(' · ')
  return (
    <Box
      component="article"
      aria-label={name}
      sx={{ borderTop: 1, borderColor: 'divider', py: 1.5, breakInside: 'avoid' }}
    >
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h3" variant="h6">
          {time.format(new Date(row.comes_on))} · {name}
        </Typography>
        <Chip
          label={text(`reservation.state.${state}`)}
          size="small"
          color={state === 'asked' ? 'warning' : 'default'}
          variant={state === 'asked' ? 'filled' : 'outlined'}
        />
        <Typography sx={{ displayPrint: 'block', display: 'none' }}>☐ {text('reservation.shelf')}</Typography>
      </Stack>
      <Typography>{goods}</Typography>
      <Typography variant="body2" color="text.secondary">
        {[
          house,
          text('reservation.until', { moment: momentText(row.held_until) }),
          text('reservation.code', { code: row.code }),
        ].join(' · ')}
      </Typography>
      <Typography variant="body2">
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
        {phone && (
          <>
            {' · '}
            <TextLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</TextLink>
          </>
        )}
      </Typography>
      {row.alternative && <Typography sx={{ whiteSpace: 'pre-line' }}>{row.alternative}</Typography>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
        <Steps row={row} ask={() => setIsAsked(true)} />
      </Stack>
      {isAsked && <UnavailableDialog name={name} close={() => setIsAsked(false)} take={move} />}
    </Box>
  )
}

/** The steps that the branch can take now; a click alone can be taken back, what is asked for in words is left before it is sent. */
function Steps({ row: { id, state }, ask }: { row: ReservationRow; ask: () => void }) {
  const text = useText()
  const { sdk } = useBackend()
  const { hold, isHeld } = useUndo()
  const keyOf = (to: ReservationState) => `reservation-${id}-${state}-${to}`
  const steps = nextReservationStates(state, 'branch')
  const take = (to: ReservationState) =>
    hold({
      key: keyOf(to),
      message: text('reservation.moved'),
      call: () => sdk.staffOrders.moveReservation(id, { state: to }),
    })
  if (steps.some((to) => isHeld(keyOf(to)))) return null
  return steps.map((to) => (
    <Button
      key={to}
      variant={DUE[state] === to ? 'contained' : 'outlined'}
      onClick={() => (to === 'unavailable' ? ask() : take(to))}
    >
      {text(`reservation.step.${to}`)}
    </Button>
  ))
}
