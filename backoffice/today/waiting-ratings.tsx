import { Stack, Link as TextLink, Typography } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { listPath } from '../lists/list-path.ts'
import { decisionOn, RatingSteps } from '../ratings/rating-steps.tsx'
import { useUndo } from '../work/use-undo.ts'
import { DeskCard } from './desk-card.tsx'

const FIELDS = ['id', 'name', 'rating', 'title', 'text', 'status', 'language', 'shop_answer', 'product.display_name']

/** The oldest ratings that wait to be checked, each decided on where it stands. */
export function WaitingRatings() {
  const text = useText()
  const { isHeld } = useUndo()
  // Answers that were typed, by the rating: they are still there where a step is taken back.
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const { data = [], total = 0 } = useGetList('ecommerce_product_rating', {
    filter: { status: 'draft' },
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'created_on', order: 'ASC' },
    meta: { fields: FIELDS },
  })
  const shown = data.filter(({ id }) => !isHeld(decisionOn(id)))
  return (
    <DeskCard
      title={text('rating.waiting')}
      count={total - (data.length - shown.length)}
      all={{ path: listPath('ecommerce_product_rating', { status: 'draft' }), name: text('waiting.allRatings') }}
    >
      {shown.map((rating) => (
        <Stack component="li" key={rating.id} spacing={0.5}>
          <TextLink component={Link} to={`/ecommerce_product_rating/${rating.id}`}>
            {`${'★'.repeat(rating.rating)} ${rating.name}: ${rating.product?.display_name ?? ''}`}
          </TextLink>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {[rating.title, rating.text].filter(Boolean).join(' · ').slice(0, 400)}
          </Typography>
          <RatingSteps
            rating={rating}
            answer={{
              words: answers[rating.id] ?? rating.shop_answer ?? '',
              setWords: (words) => setAnswers((before) => ({ ...before, [rating.id]: words })),
            }}
          />
        </Stack>
      ))}
    </DeskCard>
  )
}
