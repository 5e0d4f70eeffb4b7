import { useRef, useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { inTurn, type Progress } from '../work/long-work.ts'

type Id = string | number

/** Does something with each of the ticked orders in turn, and says how many moved on and which did not. */
export function useBulkWork() {
  const text = useText()
  const { gate } = useBackend()
  const { data = [], selectedIds, onUnselectItems } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const [progress, setProgress] = useState<Progress>()
  const stop = useRef(new AbortController())

  async function work(step: (id: Id) => Promise<unknown>) {
    stop.current = new AbortController()
    const refused: Id[] = []
    let done = 0
    const one = (id: Id) =>
      gate
        .guarded(() => step(id))
        .then(
          () => void done++,
          () => void refused.push(id),
        )
    await inTurn(selectedIds, one, { tell: setProgress, signal: stop.current.signal })
    const numbers = refused.map((id) => data.find((order) => order.id === id)?.number ?? id).join(', ')
    if (refused.length > 0) notify(text('orderWork.notAll', { count: done, numbers }), { type: 'warning' })
    else notify(text('orderWork.done', { count: done }), { type: 'success' })
    setProgress(undefined)
    onUnselectItems()
    refresh()
  }

  return { work, progress, stop: () => stop.current.abort(), selectedIds }
}
