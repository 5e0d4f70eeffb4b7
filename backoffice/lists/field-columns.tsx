import type { ReactElement } from 'react'
import { DataTable } from 'react-admin'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { FieldCell } from './field-cell.tsx'

/** The columns of a table, one for each named field that the person may read. */
export const fieldColumns = (
  fields: Readonly<Record<string, DescribedField>>,
  names: readonly string[],
  label: (name: string) => string,
): ReactElement[] =>
  names.flatMap((name) => {
    const field = fields[name]
    return field
      ? [
          <DataTable.Col key={name} source={name} label={label(name)}>
            <FieldCell field={field} />
          </DataTable.Col>,
        ]
      : []
  })
