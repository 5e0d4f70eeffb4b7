import { InputHelperText, useInput } from 'react-admin'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { LinkPicker } from './link-picker.tsx'
import type { FieldInputProps } from './nested-field.tsx'

/** Where something leads on the website: chosen from its pages. What leads nowhere is not saved. */
export function LinkInput({ collection, field: { field: name }, source, label }: FieldInputProps) {
  const text = useText()
  const labels = useLabels()
  const { field, fieldState } = useInput({
    source,
    validate: async (value: unknown) => {
      const path = typeof value === 'string' ? value.trim() : ''
      if (!path.startsWith('/')) return undefined
      const state = await gate.guarded(() => sdk.linkState(path)).catch(() => undefined)
      return state?.known === false ? text('form.deadLink') : undefined
    },
  })
  const problem = fieldState.error?.message
  return (
    <LinkPicker
      label={label}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={(path) => field.onChange(path === '' ? null : path)}
      onBlur={field.onBlur}
      isWrong={Boolean(problem)}
      helperText={problem ? <InputHelperText error={problem} /> : labels.hint(collection, name)}
    />
  )
}
