import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { StockPlace } from '#contract/wire/stock.ts'
import { ApiError } from '#sdk/api-error.ts'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { REFUSED_MS, type useUndo } from '../work/use-undo.ts'
import { useKept } from './use-kept.ts'
import { useStockFault } from './use-stock-fault.ts'

export interface PlaceCount {
  readonly place: StockPlace
  readonly pieces: number
  readonly label: string
  /** Where given, it is written a few seconds later, so that it can be taken back. */
  readonly undo?: ReturnType<typeof useUndo>
  /** Told whether a number waits here that was typed: until it is written, or, where others were faster, until somebody decides. */
  readonly onOpen?: (isOpen: boolean) => void
  /** Called when the number is written, or others have changed it. */
  readonly onSaved: () => void
}

const WHOLE = /^\d{1,6}$/

/** Writes how many pieces were counted at a place, unless others have changed the number meanwhile: then what was typed stays beside the new one. */
export function usePlaceCount({ place, pieces: listed, label, undo, onOpen, onSaved }: PlaceCount) {
  const { gate, sdk } = useBackend()
  const notify = useNotify()
  const [typed, setTyped] = useState<string>()
  const [pieces, keep] = useKept(listed)
  const text = useText()
  const [counted, setCounted] = useState(pieces)
  const stockFault = useStockFault()
  const [isRefused, setIsRefused] = useState(false)
  const step = `stock-${place.product}-${place.variant}-${place.branch}`
  const isHeld = undo?.isHeld(step) ?? false
  const shown = isHeld ? counted : pieces
  // What is typed is not over yet: a row that leaves its list meanwhile would take the number with it.
  const isOpen = isHeld || typed !== undefined
  const tell = useRef(onOpen)
  tell.current = onOpen
  useEffect(() => tell.current?.(isOpen), [isOpen])
  // A field that is saved with Enter is left, too.
  const isSaving = useRef(false)
  useEffect(() => {
    if (!isHeld) return
    isSaving.current = false
    setTyped(undefined)
    setIsRefused(false)
  }, [isHeld])
  const isWrong = typed !== undefined && !WHOLE.test(typed.trim())

  function drop() {
    setTyped(undefined)
    setIsRefused(false)
  }

  /** Puts a number back that was not saved; what is to be said of it. */
  function refused(entered: number, error: unknown): string {
    const isConflict = error instanceof ApiError && error.status === 409
    if (isConflict) setTyped(String(entered))
    setIsRefused(isConflict)
    return text('list.notCounted', { name: label, pieces: entered, why: stockFault(error) })
  }

  async function save() {
    if (typed === undefined || isSaving.current) return
    if (isWrong) return notify('office.number.unclear', { type: 'error', messageArgs: { example: '3' } })
    const entered = Number(typed)
    if (entered === shown) return drop()
    const call = () => sdk.stock.count({ ...place, pieces: entered, was: pieces })
    if (undo) {
      setCounted(entered)
      // The number stays typed until all know that it is held.
      isSaving.current = true
      const message = text('list.saved', { name: label })
      return undo.hold({ key: step, message, call, refused: (error) => refused(entered, error) })
    }
    isSaving.current = true
    try {
      await gate.guarded(call)
      keep(entered)
      drop()
      notify('office.list.saved', { type: 'success', messageArgs: { name: label } })
    } catch (error) {
      drop()
      notify(refused(entered, error), { type: 'error', autoHideDuration: REFUSED_MS })
    } finally {
      isSaving.current = false
      onSaved()
    }
  }

  return { typed, setTyped, pieces, shown, isHeld, isRefused, isWrong, save, drop }
}
