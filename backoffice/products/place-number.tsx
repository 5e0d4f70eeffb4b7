import { Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { StockPlace } from '#contract/wire/stock.ts'
import { ApiError } from '#sdk/api-error.ts'
import { useBackend } from '../api/backend-context.ts'
import { noticeOf } from '../api/failure.ts'
import { CellInput } from '../inputs/cell-input.tsx'
import { useKept } from './use-kept.ts'

interface PlaceNumberProps {
  place: StockPlace
  pieces: number
  label: string
  readOnly: boolean
  /** Called when the number is written, or others have changed it. */
  onSaved: () => void
}

const WHOLE = /^\d{1,6}$/

/** How many pieces lie at a place, changed where it stands; saved when it is left, or with Enter, where nobody has changed it meanwhile. */
export function PlaceNumber({ place, pieces: listed, label, readOnly, onSaved }: PlaceNumberProps) {
  const { gate, sdk } = useBackend()
  const notify = useNotify()
  const [typed, setTyped] = useState<string>()
  const [pieces, keep] = useKept(listed)
  // A field that is saved with Enter is left, too.
  const isSaving = useRef(false)
  const isWrong = typed !== undefined && !WHOLE.test(typed.trim())

  async function save() {
    if (typed === undefined || isSaving.current) return
    if (isWrong) return notify('office.number.unclear', { type: 'error', messageArgs: { example: '3' } })
    const counted = Number(typed)
    if (counted === pieces) return setTyped(undefined)
    isSaving.current = true
    try {
      await gate.guarded(() => sdk.stock.count({ ...place, pieces: counted, was: pieces }))
      keep(counted)
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
      value={typed ?? String(pieces)}
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
