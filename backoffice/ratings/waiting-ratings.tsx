import { Card, Stack, Link as TextLink, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { RatingSteps } from './rating-steps.tsx'

const FIELDS = ['id', 'name', 'rating', 'title', 'text', 'status', 'product.display_name']

/** The oldest ratings that wait to be checked, each decided on where it stands. */
export function WaitingRatings() {
  const text = useText()
  const { data = [] } = useGetList('ecommerce_product_rating', {
    filter: { status: 'draft' },
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'created_on', order: 'ASC' },
    meta: { fields: FIELDS },
  })
  if (data.length === 0) return null
  return (
    <Card variant="outlined" component="section" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {text('rating.waiting')}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((rating) => (
          <Stack component="li" key={rating.id} spacing={0.5}>
            <TextLink component={Link} to={`/ecommerce_product_rating/${rating.id}`}>
              {`${'★'.repeat(rating.rating)} ${rating.name}: ${rating.product?.display_name ?? ''}`}
            </TextLink>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {[rating.title, rating.text].filter(Boolean).join(' · ').slice(0, 400)}
            </Typography>
            <RatingSteps rating={rating} />
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
