import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { ArrayInput, SimpleFormIterator } from 'react-admin'
import { useLabels } from '../labels/use-labels.ts'
import { defaultsOf } from '../record/defaults-of.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { AddRowButton } from './add-row-button.tsx'
import { FieldsInput } from './fields-input.tsx'
import { RowTools, SortableRows } from './sortable-rows.tsx'
import { useSoon } from './use-soon.ts'

interface Props {
  /** Collection of the rows. */
  collection: string
  /** The field of a row that leads back to its record. */
  by: string
  source: string
  label: string
  hint?: string | undefined
  /** The form of a row, where it is not simply all of its fields. */
  children?: ReactNode
}

/** The parts of a record as rows that can be added, removed and put in order. */
export function RowsInput({ collection, by, source, label, hint, children }: Props) {
  const { model, languages } = useWorkplace()
  const labels = useLabels()
  const actions = model.get(collection)?.actions ?? []
  // A row belongs to one record: fields that lead to others are not asked for.
  const owners = model.get(collection)?.owners ?? []
  const isSorted = model.get(collection)?.fields.sort !== undefined
  // Rows of many fields come right after the form, which can be used meanwhile.
  const isDue = useSoon()
  const canCopy = isSorted && actions.includes('create')
  return (
    <Box role="group" aria-label={label} sx={{ width: '100%' }}>
      {hint && (
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '70ch', mt: 2, mb: 1.5 }}>
          {hint}
        </Typography>
      )}
      <ArrayInput source={source} label={label} helperText={false} defaultValue={[]}>
        <SortableRows label={labels.collection(collection, 'one')}>
          {isDue && (
            <SimpleFormIterator
              addButton={<AddRowButton />}
              fullWidth
              {...(canCopy && { reOrderButtons: <RowTools collection={collection} by={by} /> })}
              disableReordering={!isSorted}
              disableClear
              disableAdd={!actions.includes('create')}
              disableRemove={!actions.includes('delete')}
              getItemLabel={(index) => `${labels.collection(collection, 'one')} ${index + 1}`}
              sx={{
                '& .RaSimpleFormIterator-line': { py: 1 },
                // Else only a pointer would find them.
                '& .RaSimpleFormIterator-action': { visibility: 'visible' },
              }}
              getItemDefaults={() => defaultsOf(model, collection, languages)}
            >
              {children ?? <FieldsInput collection={collection} except={[by, 'sort', ...owners]} />}
            </SimpleFormIterator>
          )}
        </SortableRows>
      </ArrayInput>
    </Box>
  )
}
