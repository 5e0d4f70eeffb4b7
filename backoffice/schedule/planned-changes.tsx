import DeleteIcon from '@mui/icons-material/Delete'
import { IconButton, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useDelete, useGetList } from 'react-admin'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'

const PLANS = 'scheduled_change'

/** What waits for its moment, to be taken back. */
export function PlannedChanges({ collection, item }: { collection: string; item: string }) {
  const text = useText()
  const labels = useLabels()
  const shownMoment = useMoment()
  const [remove] = useDelete()
  const { data: plans = [] } = useGetList(PLANS, {
    filter: { collection, item, state: 'waiting' },
    sort: { field: 'moment', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
    meta: { fields: ['id', 'moment', 'data'] },
  })
  if (plans.length === 0) return null
  const names = (data: object) =>
    Object.entries(data).map(([name, value]) => {
      const label = labels.field(collection, name)
      return name === 'status' && typeof value === 'string' ? `${label}: ${labels.choice(name, value)}` : label
    })
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {text('schedule.planned')}
      </Typography>
      <List dense>
        {plans.map((plan) => {
          const moment = shownMoment(plan.moment)
          return (
            <ListItem
              key={plan.id}
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={text('schedule.remove', { moment })}
                  onClick={() => remove(PLANS, { id: plan.id, previousData: plan })}
                >
                  <DeleteIcon />
                </IconButton>
              }
            >
              <ListItemText primary={moment} secondary={names(plan.data ?? {}).join(', ')} />
            </ListItem>
          )
        })}
      </List>
    </div>
  )
}
