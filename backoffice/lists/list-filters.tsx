import type { ReactElement } from 'react'
import { BooleanInput, SearchInput, SelectInput } from 'react-admin'
import type { Labelling } from '../labels/labels.ts'
import { fieldList, type OfficeModel, targetOf } from '../record/model.ts'
import { titleOf } from '../record/title-of.ts'
import { listColumns } from './list-columns.ts'
import { RelationFilter } from './relation-filter.tsx'

/** What a list is narrowed by: a search, and choices and relations as its table says. */
export function listFilters(model: OfficeModel, collection: string, labels: Labelling): ReactElement[] {
  const names = listColumns[collection]?.filters ?? []
  const filters = names.flatMap((name) => {
    const field = fieldList(model, collection).find((found) => found.field === name)
    if (!field) return []
    const common = { source: name, label: labels.field(collection, name), alwaysOn: true }
    if (field.type === 'boolean') return [<BooleanInput key={name} {...common} />]
    if (field.type === 'm2o')
      return [
        <RelationFilter
          key={name}
          {...common}
          reference={targetOf(field)}
          optionText={(record) => titleOf(record, labels)}
        />,
      ]
    const choices = (field.choices ?? []).map((id) => ({ id, name: labels.choice(name, id) }))
    return [<SelectInput key={name} {...common} choices={choices} translateChoice={false} />]
  })
  return [<SearchInput key="q" source="q" alwaysOn />, ...filters]
}
