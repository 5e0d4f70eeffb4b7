import Print from '@mui/icons-material/Print'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useRef, useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { inTurn, type Progress } from '../work/long-work.ts'
import { ProgressBar } from '../work/progress-bar.tsx'

/** What is done with several orders at once: their packing slips in one file, and the next step of each. */
export function BulkOrders() {
  const text = useText()
  const { gate, sdk } = useBackend()
  const { data = [], selectedIds, onUnselectItems } = useListContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const [progress, setProgress] = useState<Progress>()
  const [isAsked, setIsAsked] = useState(false)
  const stop = useRef(new AbortController())

  async function move(state: 'in_preparation' | 'shipped') {
    setIsAsked(false)
    stop.current = new AbortController()
    const refused: (string | number)[] = []
    let done = 0
    const step = (id: string | number) =>
      gate
        .guarded(() => sdk.staffOrders.move(id, { state }))
        .then(
          () => void done++,
          () => void refused.push(id),
        )
    await inTurn(selectedIds, step, { tell: setProgress, signal: stop.current.signal })
    const numbers = refused.map((id) => data.find((order) => order.id === id)?.number ?? id).join(', ')
    if (refused.length > 0) notify(text('orderWork.notAll', { count: done, numbers }), { type: 'warning' })
    else notify(text('orderWork.done', { count: done }), { type: 'success' })
    setProgress(undefined)
    onUnselectItems()
    refresh()
  }

  if (progress) return <ProgressBar progress={progress} stop={() => stop.current.abort()} />
  return (
    <>
      <Button
        startIcon={<Print />}
        href={sdk.staffOrders.packingSlipsPath(selectedIds.slice(0, 100))}
        target="_blank"
        rel="noopener"
      >
        {text('orderWork.slips')}
      </Button>
      <Button onClick={() => move('in_preparation')}>{text('orderWork.prepare')}</Button>
      <Button onClick={() => setIsAsked(true)}>{text('orderWork.ship')}</Button>
      <Dialog open={isAsked} onClose={() => setIsAsked(false)} aria-labelledby="ship-all">
        <DialogTitle id="ship-all">{text('orderWork.shipTitle', { count: selectedIds.length })}</DialogTitle>
        <DialogContent>{text('orderWork.shipHelp')}</DialogContent>
        <DialogActions>
          <Button onClick={() => setIsAsked(false)}>{text('cancel')}</Button>
          <Button variant="contained" onClick={() => move('shipped')}>
            {text('orderWork.ship')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
