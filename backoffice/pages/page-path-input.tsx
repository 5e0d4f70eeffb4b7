import { useEffect, useState } from 'react'
import { TextInput, useInput, useRecordContext, useWrappedSource } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { isRouteKey } from '#domain/paths/route-map.ts'
import { useText } from '../i18n/use-text.ts'
import type { FieldInputProps } from '../inputs/nested-field.tsx'
import { pathFrom } from './path-from.ts'

/** The address of a page in one language: that of a new one follows its heading, and any text becomes one when it is left. */
export function PagePathInput({ source, label, field }: FieldInputProps) {
  const text = useText()
  const { control } = useFormContext()
  const beside = (name: string) => wrapped.replace(/[^.]+$/, name)
  const wrapped = useWrappedSource(source)
  const [name, language, heading, title] = useWatch({
    control,
    name: ['name', beside('language'), beside('heading'), beside('title')],
  })
  const record = useRecordContext()
  const { field: input } = useInput({ source })
  const [follows, setFollows] = useState(record?.id === undefined && !input.value)
  const { onChange, value } = input
  const suggested = pathFrom(heading || title, language)
  const isFixed = isRouteKey(name)

  useEffect(() => {
    if (follows && !isFixed && (value ?? '') !== suggested) onChange(suggested)
  }, [follows, isFixed, suggested, onChange, value])

  if (isFixed) return null
  return (
    <TextInput
      source={source}
      label={label}
      helperText={text('pages.addressHelp', { example: pathFrom('Weihnachten', language) })}
      onChange={() => setFollows(false)}
      onBlur={() => {
        const written = pathFrom(value, language)
        if (written !== (value ?? '')) onChange(written)
      }}
      slotProps={{ htmlInput: { maxLength: field.max } }}
      fullWidth
    />
  )
}
