import CalendarMonth from '@mui/icons-material/CalendarMonth'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { failureText } from '../api/failure.ts'
import { fileAnswer } from '../api/file-answer.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { downloadFrom } from '../work/save-file.ts'

type MonthFile = 'datev' | 'turnover'

const NAMES: Readonly<Record<MonthFile, (month: string) => string>> = {
  datev: (month) => `EXTF_Buchungsstapel_${month}.csv`,
  turnover: (month) => `umsatz-${month}.csv`,
}

/** `2026-10`: the month before this one, which is what a tax adviser asks for. */
function lastMonth(now: Date): string {
  const before = new Date(now.getFullYear(), now.getMonth() - 1, 1)
  return `${before.getFullYear()}-${String(before.getMonth() + 1).padStart(2, '0')}`
}

/** Opens what makes the files of a month for the tax adviser. */
export function MonthExport() {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button startIcon={<CalendarMonth />} onClick={() => setIsOpen(true)}>
        {text('order.month.open')}
      </Button>
      {isOpen && <MonthDialog close={() => setIsOpen(false)} />}
    </>
  )
}

function MonthDialog({ close }: { close(): void }) {
  const text = useText()
  const labels = useLabels()
  const failureWords = useFailureWords()
  const [month, setMonth] = useState(() => lastMonth(new Date()))
  const [problem, setProblem] = useState('')

  async function save(file: MonthFile) {
    setProblem('')
    try {
      const made = await gate.guarded(() => fileAnswer(sdk.staffOrders.bookkeepingPath(month, file)))
      const address = URL.createObjectURL(made)
      downloadFrom(address, NAMES[file](month))
      URL.revokeObjectURL(address)
    } catch (error) {
      const [, lacking] = /^lacks for DATEV: (.*)$/.exec(failureText(error)) ?? []
      const names = lacking?.split(', ').map((name) => labels.choice('bookkeeping', name))
      setProblem(names ? `${text('order.month.lacks')} ${names.join(', ')}` : failureWords(error))
    }
  }

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm">
      <DialogTitle>{text('order.month.title')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2 }}>
          {text('order.month.about')}
        </Typography>
        <TextField
          type="month"
          label={text('order.month.label')}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {problem && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {problem}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => save('turnover')} disabled={!month}>
          {text('order.month.turnover')}
        </Button>
        <Button onClick={() => save('datev')} disabled={!month} variant="contained">
          {text('order.month.datev')}
        </Button>
        <Button onClick={close}>{text('order.month.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
