import { useEffect, useState } from 'react'
import { Confirm, useInput, useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { LanguageList } from './language-list.tsx'
import type { FieldInputProps } from './nested-field.tsx'

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** The languages of a website. Another first one is asked about: it changes the language that texts are entered in. */
export function LanguagesInput({ source, label, field: { readonly } }: FieldInputProps) {
  const text = useText()
  const labels = useLabels()
  const record = useRecordContext()
  const { field, fieldState } = useInput({ source })
  const [asked, setAsked] = useState<string[]>()
  const stored = listOf(record?.[source])
  useAnew(record?.id, stored)
  const chosen = listOf(field.value)
  const set = (next: string[]) => {
    field.onChange(next)
    setAsked(undefined)
  }
  const change = (next: string[]) => {
    const isOther = next[0] !== chosen[0] && next[0] !== stored[0] && stored.length > 0
    if (isOther) setAsked(next)
    else set(next)
  }
  const nameOf = (language = '') => labels.choice('language', language)
  return (
    <>
      <LanguageList
        label={label}
        chosen={chosen}
        stored={stored}
        change={change}
        readOnly={readonly}
        problem={fieldState.error?.message}
      />
      <Confirm
        isOpen={asked !== undefined}
        title={text('languageOrder.ask', { language: nameOf(asked?.[0]) })}
        content={text('languageOrder.meaning', { language: nameOf(asked?.[0]), before: nameOf(stored[0]) })}
        confirm={text('languageOrder.yes', { language: nameOf(asked?.[0]) })}
        onConfirm={() => asked && set(asked)}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}

/** Every form is made for the languages of its website: once others are stored, the office begins anew. */
function useAnew(id: unknown, stored: readonly string[]): void {
  const { project, languages } = useWorkplace()
  const { dirtyFields } = useFormState()
  const isDue = id === project.id && stored.join() !== languages.join() && Object.keys(dirtyFields).length === 0
  useEffect(() => {
    if (isDue) location.reload()
  }, [isDue])
}
