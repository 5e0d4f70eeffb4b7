import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import { Button, Stack } from '@mui/material'
import { type MouseEvent, useState } from 'react'
import { type RaRecord, useNotify, useRefresh } from 'react-admin'
import { noticeOf } from '../api/failure.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'

/** Publishes a rating that waits, or refuses it, with one click; nothing for one that was decided on. */
export function RatingSteps({ rating }: { rating: RaRecord | undefined }) {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  if (rating?.status !== 'draft') return null
  const decide = (status: 'published' | 'archived') => async (event: MouseEvent) => {
    event.stopPropagation()
    setIsBusy(true)
    try {
      await gate.guarded(() => sdk.items('ecommerce_product_rating').update(rating.id, { status }, { fields: ['id'] }))
      notify(status === 'published' ? 'office.rating.approved' : 'office.rating.refused', { type: 'success' })
      refresh()
    } catch (error) {
      notify(noticeOf(error), { type: 'error' })
      setIsBusy(false)
    }
  }
  const { name } = rating
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        size="small"
        startIcon={<Check />}
        disabled={isBusy}
        aria-label={text('rating.approveOf', { name })}
        onClick={decide('published')}
      >
        {text('rating.approve')}
      </Button>
      <Button
        size="small"
        color="warning"
        startIcon={<Close />}
        disabled={isBusy}
        aria-label={text('rating.refuseOf', { name })}
        onClick={decide('archived')}
      >
        {text('rating.refuse')}
      </Button>
    </Stack>
  )
}
