import { Box, Card, Link as TextLink, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Revision } from '#contract/wire/revisions.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useTitle } from '../record/use-title.ts'
import { doneAtOnce } from './done-at-once.ts'
import { useMoment } from './use-moment.ts'

/** Who changed what, the latest first. */
export function RecentChanges() {
  const text = useText()
  const labels = useLabels()
  const moment = useMoment()
  const title = useTitle()
  const { data = [] } = useQuery({
    queryKey: ['recent-changes'],
    gcTime: 0,
    queryFn: async () => (await gate.guarded(() => sdk.revisions.read({ limit: 12 }))).data,
  })
  // What was deleted lies in the bin, with all that was told of it before.
  const latest = new Map(data.toReversed().map((revision) => [`/${revision.collection}/${revision.item}`, revision]))
  const placeOf = ({ collection, item }: Revision) => {
    const path = `/${collection}/${item}`
    return latest.get(path)?.action === 'delete' ? '/bin' : path
  }
  return (
    <Card variant="outlined" component="section" sx={{ p: 2 }}>
      <Typography component="h2" variant="h6" gutterBottom>
        {text('history.recent')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {doneAtOnce(data).map(([first, ...others]) => (
          <Box component="li" key={first.id} sx={{ py: 0.5 }}>
            <TextLink component={Link} to={placeOf(first)}>
              {labels.collection(first.collection, 'one')}: {title(first.data)}
            </TextLink>
            {others.map((other) => (
              <Fragment key={other.id}>
                {', '}
                <TextLink component={Link} to={placeOf(other)}>
                  {title(other.data)}
                </TextLink>
              </Fragment>
            ))}{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {text(`history.${first.action}`)} · {first.by ?? text('history.nobody')} · {moment(first.created_on)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
