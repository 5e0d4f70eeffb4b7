import { TextField } from '@mui/material'
import { AutocompleteInput, type RaRecord, ReferenceInput } from 'react-admin'
import { useSoon } from '../inputs/use-soon.ts'

interface Props {
  readonly source: string
  readonly label: string
  readonly reference: string
  readonly optionText: (record: RaRecord) => string
}

const WIDTH = { minWidth: 200 }

/** Narrows a list by a record that it relates to. Drawn right after the list, for it is the dearest part of the screen; its place is kept. */
export function RelationFilter({ source, label, reference, optionText, ...filter }: Props) {
  const isDue = useSoon()
  if (!isDue) return <TextField label={label} size="small" margin="dense" sx={WIDTH} disabled />
  return (
    <ReferenceInput source={source} reference={reference} {...filter}>
      <AutocompleteInput
        label={label}
        optionText={optionText}
        filterToQuery={(words: string) => ({ q: words })}
        sx={WIDTH}
      />
    </ReferenceInput>
  )
}
