import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'
import { Button, Stack } from '@mui/material'
import type { MouseEvent } from 'react'
import type { RaRecord } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { useUndo } from '../work/use-undo.ts'

/** The key of what is decided on a rating, once somebody has. */
export const decisionOn = (id: RaRecord['id']): string => `rating-${id}`

/** Publishes a rating that waits, or refuses it, with one click that can be taken back; nothing for one that was decided on. */
export function RatingSteps({ rating }: { rating: RaRecord | undefined }) {
  const text = useText()
  const { sdk } = useBackend()
  const { hold, isHeld } = useUndo()
  if (rating?.status !== 'draft' || isHeld(decisionOn(rating.id))) return null
  const { id, name } = rating
  const decide = (status: 'published' | 'archived') => (event: MouseEvent) => {
    event.stopPropagation()
    hold({
      key: decisionOn(id),
      message: text(status === 'published' ? 'rating.approved' : 'rating.refused'),
      call: () => sdk.items('ecommerce_product_rating').update(id, { status }, { fields: ['id'] }),
    })
  }
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        size="small"
        startIcon={<Check />}
        aria-label={text('rating.approveOf', { name })}
        onClick={decide('published')}
      >
        {text('rating.approve')}
      </Button>
      <Button
        size="small"
        color="warning"
        startIcon={<Close />}
        aria-label={text('rating.refuseOf', { name })}
        onClick={decide('archived')}
      >
        {text('rating.refuse')}
      </Button>
    </Stack>
  )
}
