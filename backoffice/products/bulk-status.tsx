import { Button } from '@mui/material'
import { useRef, useState } from 'react'
import { BulkDeleteWithConfirmButton, useDataProvider, useListContext, useNotify, useRefresh } from 'react-admin'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { inTurn, type Progress } from '../work/long-work.ts'
import { ProgressBar } from '../work/progress-bar.tsx'
import { BulkPrices } from './bulk-prices.tsx'

/** Publishes, hides or deletes all that is chosen; long lists show how far it is and can be stopped. */
export function BulkStatus() {
  const text = useText()
  const { selectedIds, resource, onSelect } = useListContext()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const refresh = useRefresh()
  const [progress, setProgress] = useState<Progress>()
  const stop = useRef(new AbortController())

  async function set(status: string) {
    stop.current = new AbortController()
    const saved = new Set<string | number>()
    try {
      const change = async (id: string | number) => {
        await dataProvider.updateMany(resource, { ids: [id], data: { status } })
        saved.add(id)
      }
      await inTurn(selectedIds, change, { tell: setProgress, signal: stop.current.signal })
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: saved.size } })
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    } finally {
      setProgress(undefined)
      // What somebody stopped before, or what failed, stays chosen.
      onSelect(selectedIds.filter((id) => !saved.has(id)))
      refresh()
    }
  }

  if (progress) return <ProgressBar progress={progress} stop={() => stop.current.abort()} />
  return (
    <>
      <Button onClick={() => set('published')}>{text('list.publish')}</Button>
      <Button onClick={() => set('draft')}>{text('list.hide')}</Button>
      <BulkPrices />
      <BulkDeleteWithConfirmButton mutationMode="pessimistic" />
    </>
  )
}
