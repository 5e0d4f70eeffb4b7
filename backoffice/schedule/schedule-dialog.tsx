import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useNotify, useRefresh } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { germanMoment } from '#domain/hours/berlin-time.ts'
import { useBackend } from '../api/backend-context.ts'
import { fieldProblems } from '../api/failure.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { changesOf } from '../record/changes-of.ts'
import { withOrder } from '../record/with-order.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { PlannedChanges } from './planned-changes.tsx'

const STATUS = { publish: 'published', withdraw: 'archived' } as const

type Plan = keyof typeof STATUS | 'change'

interface Props {
  collection: string
  record: RaRecord
  close: () => void
}

/** Asks what is to happen to a record and when, and shows what is planned already. */
export function ScheduleDialog({ collection, record, close }: Props) {
  const text = useText()
  const labels = useLabels()
  const notify = useNotify()
  const refresh = useRefresh()
  const problemText = useProblemText()
  const failureWords = useFailureWords()
  const { sdk, gate } = useBackend()
  const { model } = useWorkplace()
  const { getValues } = useFormContext()
  const hasStatus = model.get(collection)?.fields.status !== undefined
  const [plan, setPlan] = useState<Plan>(hasStatus ? 'publish' : 'change')
  const [entered, setEntered] = useState('')

  async function keep() {
    const moment = germanMoment(entered)
    if (moment === null) return
    const data =
      plan === 'change'
        ? changesOf(model, collection, record, withOrder(model, collection, getValues())).changes
        : { status: STATUS[plan] }
    if (Object.keys(data).length === 0) return notify('office.schedule.nothing', { type: 'warning' })
    try {
      await gate.guarded(() => sdk.schedule.plan(collection, record.id, { moment, data }))
      notify('office.schedule.done', { type: 'success' })
      refresh()
      close()
    } catch (error) {
      const problems = fieldProblems(error)?.map(
        ({ field, message }) => `${labels.field(collection, field)} ${problemText(message)}`,
      )
      notify(problems?.join(', ') ?? failureWords(error), { type: 'error' })
    }
  }

  const plans: readonly Plan[] = hasStatus ? ['publish', 'withdraw', 'change'] : ['change']
  return (
    <Dialog open onClose={close} aria-labelledby="schedule" fullWidth maxWidth="sm">
      <DialogTitle id="schedule">{text('schedule.dialog')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          type="datetime-local"
          label={text('schedule.moment')}
          value={entered}
          onChange={({ target }) => setEntered(target.value)}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { step: 1 } }}
          sx={{ mt: 1 }}
        />
        <FormControl>
          <FormLabel id="schedule-what">{text('schedule.what')}</FormLabel>
          <RadioGroup
            aria-labelledby="schedule-what"
            value={plan}
            onChange={(_, value) => setPlan(plans.find((one) => one === value) ?? 'change')}
          >
            {plans.map((name) => (
              <FormControlLabel key={name} value={name} control={<Radio />} label={text(`schedule.${name}`)} />
            ))}
          </RadioGroup>
        </FormControl>
        <PlannedChanges collection={collection} item={String(record.id)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{text('close')}</Button>
        <Button variant="contained" onClick={keep} disabled={germanMoment(entered) === null}>
          {text('schedule.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
