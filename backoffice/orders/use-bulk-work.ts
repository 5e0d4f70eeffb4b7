import { useRef, useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { inTurn, type Progress } from '../work/long-work.ts'
import { useStateName } from './use-state-name.ts'

type Id = string | number

const FIELDS = ['id', 'number', 'state', 'total', 'credited', 'paid'] as const

/** Milliseconds in which the numbers of what did not move on can be read and written down. */
const NUMBERS_MS = 15_000

/** Does something with each of the ticked orders in turn, and says how many moved on and which did not. */
export function useBulkWork() {
  const text = useText()
  const { gate, sdk } = useBackend()
  const stateName = useStateName()
  const { data = [], selectedIds, onSelect } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const [progress, setProgress] = useState<Progress>()
  const stop = useRef(new AbortController())

  /** The orders by their numbers, each with the state that it is in now, which is why it did not move on; by the numbers of the list where that cannot be read. */
  async function numbersOf(ids: readonly Id[]): Promise<string> {
    const read = () =>
      sdk.items('ecommerce_order').read({ filter: { id: { in: [...ids] } }, fields: FIELDS, sort: '-id', limit: -1 })
    try {
      const byState = Map.groupBy((await gate.guarded(read)).data, stateName)
      return [...byState]
        .map(([state, orders]) => `${orders.map(({ number }) => number).join(', ')} (${state})`)
        .join('; ')
    } catch {
      return ids.map((id) => data.find((order) => order.id === id)?.number ?? id).join(', ')
    }
  }

  async function work(step: (id: Id) => Promise<unknown>) {
    stop.current = new AbortController()
    const refused: Id[] = []
    const done: Id[] = []
    const one = (id: Id) =>
      gate
        .guarded(() => step(id))
        .then(
          () => void done.push(id),
          () => void refused.push(id),
        )
    await inTurn(selectedIds, one, { tell: setProgress, signal: stop.current.signal })
    if (refused.length > 0)
      notify(text('orderWork.notAll', { count: done.length, numbers: await numbersOf(refused) }), {
        type: 'warning',
        autoHideDuration: NUMBERS_MS,
      })
    else notify(text('orderWork.done', { count: done.length }), { type: 'success' })
    setProgress(undefined)
    // What was not tried, since somebody stopped before, stays chosen.
    onSelect(selectedIds.filter((id) => !done.includes(id) && !refused.includes(id)))
    refresh()
  }

  return { work, progress, stop: () => stop.current.abort(), selectedIds }
}
