import type { ComponentType, ReactElement } from 'react'
import type { DescribedField } from '#contract/wire/described-model.ts'
import { DataColumn } from './data-column.tsx'
import { FieldCell } from './field-cell.tsx'

/** The columns of a table, one for each named field that the person may read; shown by its kind, or by a cell of its own. */
export const fieldColumns = (
  fields: Readonly<Record<string, DescribedField>>,
  names: readonly string[],
  label: (name: string) => string,
  cells: Readonly<Record<string, ComponentType<{ field: DescribedField }>>> = {},
): ReactElement[] =>
  names.flatMap((name, index) => {
    const field = fields[name]
    const Cell = cells[name] ?? FieldCell
    return field
      ? [
          <DataColumn key={name} source={name} label={label(name)} is={index === 0 ? 'name' : undefined}>
            <Cell field={field} />
          </DataColumn>,
        ]
      : []
  })
