import { useState } from 'react'
import { SelectInput, useInput } from 'react-admin'
import { isRouteKey } from '#domain/paths/route-map.ts'
import { useText } from '../i18n/use-text.ts'
import type { FieldInputProps } from '../inputs/nested-field.tsx'
import { useLabels } from '../labels/use-labels.ts'
import { choicesOf } from '../record/known-choices.ts'
import { newPageName } from './new-page-name.ts'

/** Which page this is: one that the website has at a fixed address, or one of the editor's own, which is what a new one begins as. */
export function PageNameInput({ collection, field, source, label }: FieldInputProps) {
  const labels = useLabels()
  const text = useText()
  const [made] = useState(newPageName)
  const { field: input } = useInput({ source, defaultValue: made })
  const own = typeof input.value === 'string' && input.value !== '' && !isRouteKey(input.value) ? input.value : made
  const fixed = choicesOf(collection, field) ?? []
  return (
    <SelectInput
      source={source}
      label={label}
      defaultValue={made}
      choices={[{ id: own, name: text('pages.own') }, ...fixed.map((id) => ({ id, name: labels.choice('name', id) }))]}
      translateChoice={false}
      isRequired
      helperText={labels.hint(collection, field.field) ?? false}
      fullWidth
    />
  )
}
