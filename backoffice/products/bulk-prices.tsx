import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useRef, useState } from 'react'
import { type RaRecord, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import { PRICE_STEPS, type PriceChange } from '#domain/money/changed-price.ts'
import { enteredNumber } from '#domain/texts/entered-number.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { useEuro } from '../orders/use-euro.ts'
import { useTitle } from '../record/use-title.ts'
import { inTurn, type Progress } from '../work/long-work.ts'
import { ProgressBar } from '../work/progress-bar.tsx'
import { priceAfter, withChangedPrices } from './changed-prices.ts'

/** Products whose new price is shown before it is written. */
const SHOWN = 5

const STEP_WORDS = { 1: 'prices.toCents', 100: 'prices.toEuros', 500: 'prices.toFive', 1000: 'prices.toTen' } as const

/** Opens what changes the prices of all that is chosen. */
export function BulkPrices() {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text('prices.open')}</Button>
      {isOpen && <PricesDialog close={() => setIsOpen(false)} />}
    </>
  )
}

function PricesDialog({ close }: { readonly close: () => void }) {
  const text = useText()
  const language = useOfficeLanguage()
  const { selectedIds } = useListContext()
  const [by, setBy] = useState<PriceChange['by']>('percent')
  const [typed, setTyped] = useState('')
  const [step, setStep] = useState<PriceChange['step']>(1)
  const { write, progress, left, stop } = useWriting(close)
  const entered = enteredNumber(typed, language, 2)
  const isUnclear = entered === 'unclear'
  const change: PriceChange | undefined =
    typeof entered === 'number' && entered !== 0
      ? { by, value: by === 'cents' ? Math.round(entered * 100) : entered, step }
      : undefined
  return (
    <Dialog open onClose={progress ? undefined : close} fullWidth maxWidth="sm" aria-labelledby="bulk-prices">
      <DialogTitle id="bulk-prices">{text('prices.title', { count: selectedIds.length })}</DialogTitle>
      <DialogContent>
        <Typography variant="body2">{text('prices.about')}</Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ my: 2, alignItems: 'flex-start' }}>
          <TextField
            autoFocus
            label={text('prices.by')}
            value={typed}
            error={isUnclear}
            helperText={isUnclear ? text('number.unclear', { example: '5' }) : text('prices.example')}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
          />
          <Choice label={text('prices.unit')} value={by} set={(value) => setBy(value as PriceChange['by'])}>
            <MenuItem value="percent">{text('prices.percent')}</MenuItem>
            <MenuItem value="cents">{text('prices.cents')}</MenuItem>
          </Choice>
          <Choice label={text('prices.step')} value={step} set={(value) => setStep(Number(value))}>
            {PRICE_STEPS.map((cents) => (
              <MenuItem key={cents} value={cents}>
                {text(STEP_WORDS[cents])}
              </MenuItem>
            ))}
          </Choice>
        </Stack>
        {change && <Preview change={change} />}
        {left && <Alert severity="warning">{text('prices.left', { names: left })}</Alert>}
      </DialogContent>
      <DialogActions>
        {progress ? (
          <ProgressBar progress={progress} stop={stop} />
        ) : (
          <>
            <Button onClick={close}>{text('cancel')}</Button>
            <Button variant="contained" disabled={!change} onClick={() => change && write(change)}>
              {text('prices.doIt')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string | number
  readonly set: (value: string) => void
  readonly children: React.ReactNode
}

const Choice = ({ label, value, set, children }: ChoiceProps) => (
  <TextField select label={label} value={value} onChange={({ target }) => set(String(target.value))}>
    {children}
  </TextField>
)

/** What the first of the chosen products of this page will cost. */
function Preview({ change }: { readonly change: PriceChange }) {
  const text = useText()
  const title = useTitle()
  const inEuro = useEuro()
  const { data = [], selectedIds } = useListContext<RaRecord>()
  const shown = data.filter(({ id }) => selectedIds.includes(id)).slice(0, SHOWN)
  const euro = (price: unknown) => (typeof price === 'number' ? inEuro(price) : '–')
  return (
    <Stack component="ul" sx={{ pl: 2, my: 0 }}>
      {shown.map((product) => {
        const after = priceAfter(product.price_brutto, change)
        const values = { name: title(product), before: euro(product.price_brutto) }
        return (
          <Typography component="li" variant="body2" key={product.id}>
            {text('prices.preview', { ...values, after: after === undefined ? text('prices.nothing') : euro(after) })}
          </Typography>
        )
      })}
      {selectedIds.length > shown.length && (
        <Typography component="li" variant="body2">
          {text('prices.more', { count: selectedIds.length - shown.length })}
        </Typography>
      )}
    </Stack>
  )
}

/** Writes the new prices one product after the other; what is refused is named and stays chosen. */
function useWriting(close: () => void) {
  const text = useText()
  const title = useTitle()
  const { selectedIds, resource, onSelect } = useListContext()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const refresh = useRefresh()
  const [progress, setProgress] = useState<Progress>()
  const [left, setLeft] = useState('')
  const stopping = useRef(new AbortController())

  async function write(change: PriceChange) {
    stopping.current = new AbortController()
    const written = new Set<RaRecord['id']>()
    const refused: string[] = []
    const one = async (id: RaRecord['id']) => {
      const { data: present } = await dataProvider.getOne(resource, { id })
      const data = withChangedPrices(present, change)
      try {
        if (!data) throw new Error(text('prices.nothing'))
        await dataProvider.update(resource, { id, data, previousData: present })
        written.add(id)
      } catch (error) {
        refused.push(`${title(present)} (${failureWords(error)})`)
      }
    }
    try {
      await inTurn(selectedIds, one, { tell: setProgress, signal: stopping.current.signal })
    } catch (error) {
      refused.push(failureWords(error))
    }
    setProgress(undefined)
    setLeft(refused.join('; '))
    notify(text('prices.done', { count: written.size }), { type: refused.length > 0 ? 'warning' : 'success' })
    // What has its new price is not chosen any more, so that a second click changes nothing twice.
    onSelect(selectedIds.filter((id) => !written.has(id)))
    refresh()
    if (refused.length === 0) close()
  }

  return { write, progress, left, stop: () => stopping.current.abort() }
}
