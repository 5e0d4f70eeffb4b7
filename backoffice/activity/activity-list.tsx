import { Typography } from '@mui/material'
import { DataTable, List, SearchInput, SelectInput, useRecordContext } from 'react-admin'
import { ACTIVITY_KINDS } from '#contract/model/activity-kinds.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { DataColumn } from '../lists/data-column.tsx'
import { dayFilters } from '../lists/day-filters.tsx'
import { EmptyList } from '../lists/empty-list.tsx'
import { deviceName, placeName } from '../session/device-name.ts'
import { changeText } from './change-text.ts'

const ACTIVITY = 'activity'

/** Who signed in or failed to, and what became of accounts, rights and connections, the latest first. */
export function ActivityList() {
  const text = useText()
  const labels = useLabels()
  const kinds = ACTIVITY_KINDS.map((id) => ({ id, name: labels.choice('kind', id) }))
  return (
    <List
      title={labels.collection(ACTIVITY)}
      sort={{ field: 'last_on', order: 'DESC' }}
      perPage={50}
      filters={[
        <SearchInput key="q" source="q" placeholder={text('activity.search')} alwaysOn />,
        <SelectInput
          key="kind"
          source="kind"
          label={text('activity.what')}
          choices={kinds}
          translateChoice={false}
          helperText={false}
          alwaysOn
        />,
        ...dayFilters('last_on', { from: text('activity.from'), until: text('activity.until') }),
      ]}
      exporter={false}
      empty={<EmptyList />}
      queryOptions={{ meta: { fields: ['*'] } }}
    >
      <DataTable rowClick={false} bulkActionButtons={false}>
        <DataColumn source="last_on" label={text('activity.when')} field={When} is="name" />
        <DataColumn source="kind" label={text('activity.what')} field={What} />
        <DataColumn source="email" label={text('activity.account')} field={Account} />
        <DataColumn source="address" label={text('account.place')} field={Place} />
      </DataTable>
    </List>
  )
}

const small = { variant: 'body2', color: 'text.secondary', component: 'div' } as const

function When() {
  const text = useText()
  const moment = useMoment()
  const entry = useRecordContext()
  if (!entry) return null
  return (
    <>
      {moment(entry.last_on)}
      {entry.times > 1 && (
        <Typography {...small}>
          {text('activity.times', { count: entry.times, since: moment(entry.first_on) })}
        </Typography>
      )}
    </>
  )
}

function What() {
  const text = useText()
  const labels = useLabels()
  const entry = useRecordContext()
  if (!entry) return null
  const change =
    entry.kind === 'code_used'
      ? text('account.codesLeft', { count: entry.note })
      : changeText(labels, { changed: entry.changed, note: entry.note })
  return (
    <>
      {labels.choice('kind', entry.kind)}
      {change && <Typography {...small}>{change}</Typography>}
    </>
  )
}

function Account() {
  const text = useText()
  const entry = useRecordContext()
  if (!entry) return null
  return (
    <>
      {entry.email ?? (entry.by_email ? '' : text('activity.nobody'))}
      {entry.by_email && <Typography {...small}>{text('activity.by', { person: entry.by_email })}</Typography>}
    </>
  )
}

function Place() {
  const text = useText()
  const entry = useRecordContext()
  if (!entry) return null
  return (
    <>
      {entry.address ? placeName(entry.address) : text(entry.times > 1 ? 'activity.manyPlaces' : 'account.unknown')}
      {entry.device && <Typography {...small}>{deviceName(entry.device)}</Typography>}
    </>
  )
}
