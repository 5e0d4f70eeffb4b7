import { Chip } from '@mui/material'
import {
  ColumnsButton,
  CreateButton,
  DataTable,
  List,
  TopToolbar,
  useRecordContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { BulkDeleteButton } from '../forms/delete-button.tsx'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { RatingSteps } from '../ratings/rating-steps.tsx'
import { namingTexts } from '../record/fields-of.ts'
import { languageFields, missingLanguages } from '../record/missing-languages.ts'
import { fieldList, listable, type OfficeModel } from '../record/model.ts'
import { useTitle } from '../record/use-title.ts'
import { may } from '../workplace/workplace.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { DataColumn } from './data-column.tsx'
import { EmptyList } from './empty-list.tsx'
import { FieldCell, nameKeptOf } from './field-cell.tsx'
import { listColumns } from './list-columns.ts'
import { listFilters } from './list-filters.tsx'
import { OnceChosen, SoonPagination } from './list-parts.tsx'

/** What a record is called in its texts. */
function TextTitle() {
  const title = useTitle()
  return title(useRecordContext())
}

/** The languages that lack a text of the record. */
function MissingLanguages() {
  const text = useText()
  const collection = useResourceContext() ?? ''
  const record = useRecordContext()
  const { model, languages } = useWorkplace()
  const missing = record ? missingLanguages(model, collection, languages, record) : []
  if (missing.length === 0) return null
  return (
    <Chip
      size="small"
      color="warning"
      variant="outlined"
      label={text('form.missing', { language: missing.join(', ') })}
    />
  )
}

/** What is decided on in the list itself. */
function Steps() {
  const record = useRecordContext()
  return <RatingSteps rating={record} />
}

/** Which columns are shown is remembered in this browser, as filters and order are. */
function ListActions() {
  const { hasCreate } = useResourceDefinition()
  return (
    <TopToolbar>
      <ColumnsButton />
      {hasCreate && <CreateButton />}
    </TopToolbar>
  )
}

/** What a list reads of its records: its columns, and what names them and what they point to. */
function askedOf(model: OfficeModel, collection: string, shown: readonly DescribedField[]): string[] {
  const names = new Set(fieldList(model, collection).map(({ field }) => field))
  const columns = shown.flatMap(({ field }) => [field, nameKeptOf(field)].filter((name) => names.has(name)))
  return [...new Set(['id', ...columns, ...namingTexts(model, collection)])]
}

/** The list of a collection: sorted, searched and paged by the backend. */
export function RecordList() {
  const collection = useResourceContext() ?? ''
  const workplace = useWorkplace()
  const labels = useLabels()
  const text = useText()
  const { model } = workplace
  const known = listColumns[collection]
  const fields = fieldList(model, collection)
  const columns =
    known?.columns ??
    fields
      .filter(listable)
      .slice(0, 5)
      .map(({ field }) => field)
  const shown = columns.flatMap((name) => fields.find(({ field }) => field === name) ?? [])
  const hasLanguages = columns.includes('$languages') && workplace.languages.length > 1
  const asked = [...askedOf(model, collection, shown), ...(hasLanguages ? languageFields(model, collection) : [])]
  const hasSort = fields.some(({ field }) => field === 'sort')
  const sort = known?.sort ?? { field: hasSort ? 'sort' : 'id', order: 'ASC' as const }
  return (
    <List
      sort={sort}
      perPage={25}
      filters={listFilters(model, collection, labels)}
      exporter={false}
      pagination={<SoonPagination />}
      actions={<ListActions />}
      empty={<EmptyList />}
      title={labels.collection(collection)}
      queryOptions={{ meta: { fields: [...new Set(asked)] } }}
    >
      <DataTable
        rowClick={may(workplace, 'update', collection) ? 'edit' : false}
        bulkActionButtons={
          may(workplace, 'delete', collection) ? (
            <OnceChosen>
              <BulkDeleteButton />
            </OnceChosen>
          ) : (
            false
          )
        }
      >
        {columns.includes('$title') && (
          <DataColumn source="$title" label={labels.field(collection, 'display_name')} disableSort is="name">
            <TextTitle />
          </DataColumn>
        )}
        {shown.map((field) => (
          <DataColumn
            key={field.field}
            source={field.field}
            label={labels.field(collection, field.field)}
            disableSort={field.type === 'json'}
            is={field.field === columns[0] ? 'name' : undefined}
          >
            <FieldCell field={field} />
          </DataColumn>
        ))}
        {hasLanguages && (
          <DataColumn source="$languages" label={text('form.languages')} disableSort>
            <MissingLanguages />
          </DataColumn>
        )}
        {collection === 'ecommerce_product_rating' && may(workplace, 'update', collection) && (
          <DataColumn label={text('rating.decision')} disableSort>
            <Steps />
          </DataColumn>
        )}
      </DataTable>
    </List>
  )
}
