import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useText } from '../i18n/use-text.ts'
import { FieldsInput } from '../inputs/fields-input.tsx'
import { emptiedBy, entryKinds, kindFields, kindOf, type LinkKindOfEntry } from './entry-kind.ts'

const REST = ['parent', 'group', 'path_prefix', 'sort']

/** The form of a menu entry: what it is called, where it leads, and of that only what its kind needs. */
export function MenuEntryFields() {
  const text = useText()
  const { setValue, getValues } = useFormContext()
  const position = useWatch({ name: 'position' })
  const [kind, setKind] = useState<LinkKindOfEntry>(() => kindOf(getValues()))
  const isSocial = position === 'social'
  const shown = isSocial ? 'elsewhere' : kind
  function choose(next: LinkKindOfEntry) {
    setKind(next)
    for (const name of emptiedBy(next)) if (getValues(name)) setValue(name, null, { shouldDirty: true })
  }
  return (
    <>
      <FieldsInput collection="menu_item" only={['display_name', 'position', ...(isSocial ? ['type'] : [])]} />
      {!isSocial && (
        <FormControl>
          <FormLabel id="entry-kind">{text('menuKind.title')}</FormLabel>
          <RadioGroup row aria-labelledby="entry-kind" value={kind} onChange={(_, value) => choose(kindNamed(value))}>
            {entryKinds.map((name) => (
              <FormControlLabel key={name} value={name} control={<Radio />} label={text(`menuKind.${name}`)} />
            ))}
          </RadioGroup>
        </FormControl>
      )}
      <FieldsInput collection="menu_item" only={kindFields[shown]} />
      <FieldsInput collection="menu_item" only={['translations']} />
      <Box component="details" sx={{ width: '100%', my: 1 }}>
        <summary>{text('menuKind.rest')}</summary>
        <FieldsInput collection="menu_item" only={REST} />
      </Box>
    </>
  )
}

const kindNamed = (value: string): LinkKindOfEntry => entryKinds.find((kind) => kind === value) ?? 'page'
