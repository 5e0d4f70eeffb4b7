import { MenuItem, Stack, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { StockCount } from '#contract/wire/stock.ts'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { StepFrame } from '../orders/step-frame.tsx'
import { useStockFault } from './use-stock-fault.ts'

/** A place of pieces, a branch or (null) that of parcels. */
export interface StockedPlace {
  readonly id: number | null
  readonly display_name: string
}

interface PiecesDialogProps {
  readonly kind: 'move' | 'count'
  readonly product: number
  /** The goods: the product itself (null), or its variants. */
  readonly goods: readonly { readonly id: number | null; readonly name: string }[]
  /** Places from which the person may take. */
  readonly own: readonly StockedPlace[]
  readonly places: readonly StockedPlace[]
  readonly piecesAt: (place: number | null, variant: number | null) => number
  readonly done: () => void
  readonly close: () => void
}

const idOf = (value: string): number | null => (value === '' ? null : Number(value))
const keyOf = (id: number | null) => (id === null ? '' : String(id))

/** Sends what the form says; false where the backend refused it, and then `fault` says why. */
function useCarry({ kind, done, close }: Pick<PiecesDialogProps, 'kind' | 'done' | 'close'>) {
  const notify = useNotify()
  const { gate, sdk } = useBackend()
  const stockFault = useStockFault()
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  async function carry(count: StockCount, to: number | null) {
    const { was: _, ...move } = count
    setIsBusy(true)
    try {
      await gate.guarded(() => (kind === 'move' ? sdk.stock.move({ ...move, to }) : sdk.stock.count(count)))
      notify('office.stock.done', { type: 'success' })
      close()
    } catch (error) {
      setFault(stockFault(error))
    } finally {
      setIsBusy(false)
      done()
    }
  }
  return { fault, isBusy, carry }
}

/** Carries pieces to another place, or says how many lie at one, with the words why. */
export function PiecesDialog(props: PiecesDialogProps) {
  const { kind, product, goods, own, places, piecesAt, close } = props
  const text = useText()
  const [variant, setVariant] = useState(keyOf(goods[0]?.id ?? null))
  const [from, setFrom] = useState(keyOf(own[0]?.id ?? null))
  const { fault, isBusy, carry } = useCarry(props)
  const there = piecesAt(idOf(from), idOf(variant))
  const isMove = kind === 'move'

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const reason = String(given.get('reason') ?? '').trim()
    const pieces = Number(given.get('pieces'))
    const count = { product, variant: idOf(variant), branch: idOf(from), pieces, was: there, ...(reason && { reason }) }
    void carry(count, idOf(String(given.get('to') ?? '')))
  }

  return (
    <StepFrame
      title={text(`stock.${kind}`)}
      action={text(`stock.${kind}Done`)}
      maxWidth="sm"
      fault={fault}
      isBusy={isBusy}
      submit={submit}
      close={close}
    >
      <Stack spacing={2} sx={{ mt: 1 }}>
        {goods.length > 1 && (
          <ChoiceField
            label={text('stock.variant')}
            name="variant"
            value={variant}
            choices={goods.map(({ id, name }) => ({ id, display_name: name }))}
            set={setVariant}
          />
        )}
        <ChoiceField
          label={text(isMove ? 'stock.from' : 'stock.place')}
          name="from"
          value={from}
          choices={own}
          set={setFrom}
        />
        <Typography variant="body2">{text('stock.there', { pieces: there })}</Typography>
        {isMove && (
          <ChoiceField
            key={from}
            label={text('stock.to')}
            name="to"
            choices={places.filter(({ id }) => keyOf(id) !== from)}
          />
        )}
        <TextField
          key={`${from} ${variant}`}
          name="pieces"
          type="number"
          required
          label={text(isMove ? 'stock.pieces' : 'stock.counted')}
          defaultValue={isMove ? Math.min(1, there) : there}
          slotProps={{ htmlInput: isMove ? { min: 1, max: there } : { min: 0, max: 1_000_000 } }}
        />
        <TextField name="reason" label={text('stock.reason')} slotProps={{ htmlInput: { maxLength: 500 } }} />
      </Stack>
    </StepFrame>
  )
}

interface ChoiceFieldProps {
  readonly label: string
  readonly name: string
  readonly choices: readonly StockedPlace[]
  readonly value?: string
  readonly set?: (value: string) => void
}

const ChoiceField = ({ label, name, choices, value, set }: ChoiceFieldProps) => (
  <TextField
    select
    label={label}
    name={name}
    {...(value === undefined ? { defaultValue: keyOf(choices[0]?.id ?? null) } : { value })}
    onChange={({ target }) => set?.(target.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
  >
    {choices.map(({ id, display_name }) => (
      <MenuItem key={id} value={keyOf(id)}>
        {display_name}
      </MenuItem>
    ))}
  </TextField>
)
