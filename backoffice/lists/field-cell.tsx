import { Chip } from '@mui/material'
import { BooleanField, ReferenceField, TextField, useRecordContext } from 'react-admin'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { isRouteKey } from '#domain/paths/route-map.ts'
import { useMoment } from '../history/use-moment.ts'
import { useText } from '../i18n/use-text.ts'
import { numberKindOf, numberText } from '../inputs/number-text.ts'
import { euroFormat } from '../labels/number-format.ts'
import { shownDay } from '../labels/shown-day.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { choicesOf } from '../record/known-choices.ts'
import { targetOf } from '../record/model.ts'
import { useTitle } from '../record/use-title.ts'

const COLORS: Record<string, 'success' | 'warning' | 'default' | 'info'> = {
  published: 'success',
  draft: 'warning',
  new: 'info',
  received: 'info',
  paid: 'success',
  failed: 'warning',
  uncertain: 'warning',
}

/** Where a record keeps what something else was called that it points to. */
export const nameKeptOf = (field: string): string => `${field}_name`

/** A value of a list, by the kind of its field. */
export function FieldCell({ field }: { field: DescribedField }) {
  const labels = useLabels()
  const text = useText()
  const language = useOfficeLanguage()
  const moment = useMoment()
  const record = useRecordContext()
  const value = record?.[field.field]
  if (field.type === 'm2o')
    return (
      // What is gone may have left its name.
      <ReferenceField
        source={field.field}
        reference={targetOf(field)}
        link={false}
        emptyText={String(record?.[nameKeptOf(field.field)] ?? '')}
      >
        <RecordTitle />
      </ReferenceField>
    )
  if (field.type === 'boolean') return <BooleanField source={field.field} />
  if (value === null || value === undefined) return null
  if (field.type === 'money') return euroFormat(language).format(value)
  if (field.type === 'integer' || field.type === 'number') return numberText(value, numberKindOf(field), language)
  if (field.type === 'datetime') return moment(value)
  if (field.type === 'date') return shownDay(value, language)
  if (choicesOf(field.collection, field)) {
    const isOwnPage = field.collection === 'page' && field.field === 'name' && !isRouteKey(value)
    const label = isOwnPage ? text('pages.own') : labels.choice(field.field, value)
    return COLORS[value] || field.field === 'status' || field.field === 'state' ? (
      <Chip size="small" label={label} color={COLORS[value] ?? 'default'} variant="outlined" />
    ) : (
      label
    )
  }
  return <TextField source={field.field} />
}

function RecordTitle() {
  const title = useTitle()
  return title(useRecordContext())
}
