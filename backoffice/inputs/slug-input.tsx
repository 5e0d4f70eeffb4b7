import { useEffect, useState } from 'react'
import { TextInput, useInput, useResourceContext, useWrappedSource, type Validator } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { slugOf } from '#domain/texts/slug-of.ts'
import { useText } from '../i18n/use-text.ts'
import { useFreeSlug } from './use-free-slug.ts'

/** Collections whose records are found by the address that they had before. */
const LEADS_ON: readonly string[] = ['ecommerce_product', 'ecommerce_category', 'brand', 'branch', 'news', 'event']

interface Props {
  source: string
  label: string
  max: number
  isRequired: boolean
  readOnly?: boolean | undefined
  validate?: Validator | undefined
  helperText?: string | false | undefined
}

/**
 * A part of an address. A new one follows the name until it is written by hand, with a number where another record has it, any text becomes one when it is left, and one that
 * is emptied comes from the name again. That of a record that is stored stays when the name changes, for links lead to it.
 */
export function SlugInput({ source, label, max, isRequired, readOnly, validate, helperText }: Props) {
  const text = useText()
  const { control } = useFormContext()
  const path = useWrappedSource(source)
  const name: unknown = useWatch({ control, name: path.replace(/[^.]+$/, 'display_name') })
  const { field } = useInput({ source })
  const [follows, setFollows] = useState(isRequired && !field.value)
  const fromName = slugOf(name).slice(0, max).replace(/-+$/, '')
  const { onChange, value } = field
  // Rows and translations are told apart by the record that they belong to.
  const resource = useResourceContext() ?? ''
  const free = useFreeSlug(resource, follows && path === 'slug' ? fromName : '', max)
  const proposed = free || fromName

  useEffect(() => {
    if (follows && (value ?? '') !== proposed) onChange(proposed)
  }, [follows, proposed, onChange, value])

  return (
    <TextInput
      source={source}
      label={label}
      readOnly={readOnly}
      validate={validate}
      helperText={helperText || text(LEADS_ON.includes(resource) ? 'form.slugHelp' : 'form.slugHelpAlone')}
      onChange={() => setFollows(false)}
      onBlur={() => {
        const written = slugOf(value).slice(0, max).replace(/-+$/, '')
        if (written === '' && isRequired) setFollows(true)
        else if (written !== value) onChange(written)
      }}
      slotProps={{ htmlInput: { maxLength: max } }}
      fullWidth
    />
  )
}
