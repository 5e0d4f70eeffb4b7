import PlaylistAdd from '@mui/icons-material/PlaylistAdd'
import { Button } from '@mui/material'
import { useState } from 'react'
import { isStillHere } from '#domain/orders/changed-lines.ts'
import { useText } from '../i18n/use-text.ts'
import { LinesDialog } from './lines-dialog.tsx'
import type { OrderRecord } from './order-record.ts'

/** Changes what was ordered, as long as nothing has been sent and nothing of it given back. */
export function LinesButton({ order, done }: { readonly order: OrderRecord; readonly done: () => void }) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const isWhole = order.refunded === 0 && order.credited === 0 && order.lines.every(({ returned }) => !returned)
  if (!isStillHere(order.state) || order.parcels?.length || !isWhole) return null
  return (
    <>
      <Button startIcon={<PlaylistAdd />} onClick={() => setIsOpen(true)}>
        {text('orderWork.lines.change')}
      </Button>
      {isOpen && (
        <LinesDialog
          order={order}
          close={(isChanged) => {
            setIsOpen(false)
            if (isChanged) done()
          }}
        />
      )}
    </>
  )
}
