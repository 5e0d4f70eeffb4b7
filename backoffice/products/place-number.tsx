import { Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { StockPlace } from '#contract/wire/stock.ts'
import { ApiError } from '#sdk/api-error.ts'
import { useBackend } from '../api/backend-context.ts'
import { noticeOf } from '../api/failure.ts'
import { useText } from '../i18n/use-text.ts'
import { CellInput } from '../inputs/cell-input.tsx'
import type { useUndo } from '../work/use-undo.ts'
import { useKept } from './use-kept.ts'

interface PlaceNumberProps {
  place: StockPlace
  pieces: number
  label: string
  readOnly: boolean
  /** Where given, it is written a few seconds later, so that it can be taken back. */
  undo?: ReturnType<typeof useUndo>
  /** Called when the number is written, or others have changed it. */
  onSaved: () => void
}

const WHOLE = /^\d{1,6}$/

/** How many pieces lie at a place, changed where it stands; saved when it is left, or with Enter, where nobody has changed it meanwhile. */
export function PlaceNumber({ place, pieces: listed, label, readOnly, undo, onSaved }: PlaceNumberProps) {
  const { gate, sdk } = useBackend()
  const notify = useNotify()
  const [typed, setTyped] = useState<string>()
  const [pieces, keep] = useKept(listed)
  const text = useText()
  const [counted, setCounted] = useState(pieces)
  const step = `stock-${place.product}-${place.variant}-${place.branch}`
  const isHeld = undo?.isHeld(step) ?? false
  const shown = isHeld ? counted : pieces
  // A field that is saved with Enter is left, too.
  const isSaving = useRef(false)
  const isWrong = typed !== undefined && !WHOLE.test(typed.trim())

  async function save() {
    if (typed === undefined || isSaving.current) return
    if (isWrong) return notify('office.number.unclear', { type: 'error', messageArgs: { example: '3' } })
    const entered = Number(typed)
    if (entered === shown) return setTyped(undefined)
    const call = () => sdk.stock.count({ ...place, pieces: entered, was: pieces })
    if (undo) {
      setCounted(entered)
      setTyped(undefined)
      return undo.hold({ key: step, message: text('list.saved', { name: label }), call })
    }
    isSaving.current = true
    try {
      await gate.guarded(call)
      keep(entered)
      notify('office.list.saved', { type: 'success', messageArgs: { name: label } })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) notify('office.list.outdated', { type: 'warning' })
      else notify(noticeOf(error), { type: 'error' })
    } finally {
      isSaving.current = false
      setTyped(undefined)
      onSaved()
    }
  }

  if (readOnly) return <Typography variant="body2">{pieces}</Typography>
  return (
    <CellInput
      value={typed ?? String(shown)}
      disabled={isHeld}
      aria-invalid={isWrong}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      style={{ width: 48 }}
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault()
          void save()
        }
        if (event.key === 'Escape') setTyped(undefined)
      }}
    />
  )
}
