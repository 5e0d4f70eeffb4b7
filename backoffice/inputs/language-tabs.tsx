import ContentCopy from '@mui/icons-material/ContentCopy'
import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import WarningAmber from '@mui/icons-material/WarningAmber'
import { Box, Button, Tab, Tabs } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { useEditedLanguage } from './edited-language.tsx'
import { NestedField } from './nested-field.tsx'
import { useOnceNeeded } from './use-once-needed.ts'
import { isMissing, type TranslatedText } from './use-texts.ts'

interface Props {
  collection: string
  texts: readonly TranslatedText[]
}

/** The texts of a record a language at a time; a tab says what is missing, and a language begins with a copy of the first. */
export function LanguageTabs({ collection, texts }: Props) {
  const text = useText()
  const labels = useLabels()
  const id = useId()
  const { languages } = useWorkplace()
  const { language: chosen, choose } = useEditedLanguage()
  const called = (language: string) => labels.choice('language', language)
  // The first language has none where the record has all of these texts itself.
  const shown = languages
    .map((language, index) => ({ language, index }))
    .filter(({ index }) => texts.some(({ places }) => places[index]?.source !== undefined))
  const open = Math.max(
    0,
    shown.findIndex(({ language }) => language === chosen),
  )
  const { errors } = useFormState()
  const refused = (at: number) => texts.filter(({ places }) => get(errors, places[at]?.path ?? '') !== undefined).length
  const isLacking = (at: number) =>
    texts.some(({ places }) => isMissing(places[at]?.value) && places.some(({ value }) => !isMissing(value)))

  return (
    <Box sx={{ width: '100%', border: 1, borderColor: 'divider', borderRadius: 1, mb: 2 }}>
      <Tabs
        value={open}
        onChange={(_, index: number) => choose(shown[index]?.language ?? '')}
        aria-label={text('form.languages')}
        sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 40 }}
      >
        {shown.map(({ language, index }) => (
          <Tab
            key={language}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            label={
              refused(index) > 0
                ? `${called(language)} (${text('form.toCheck', { count: refused(index) })})`
                : called(language)
            }
            {...(refused(index) > 0 && {
              icon: <ErrorOutline fontSize="small" color="error" />,
              iconPosition: 'end',
            })}
            {...(refused(index) === 0 &&
              isLacking(index) && {
                icon: <WarningAmber fontSize="small" color="warning" titleAccess={text('form.incomplete')} />,
                iconPosition: 'end',
              })}
            sx={{ minHeight: 40 }}
          />
        ))}
      </Tabs>
      {shown.map(({ language, index }, at) => (
        <Box
          key={language}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={at !== open}
          data-language={language}
          sx={{ p: 2 }}
        >
          <OnceNeeded when={at === open || refused(index) > 0}>
            <LanguageTexts collection={collection} texts={texts} index={index} />
          </OnceNeeded>
        </Box>
      ))}
    </Box>
  )
}

/** Drawn from when it is first needed: editors of three languages take three times as long to open as one. */
const OnceNeeded = ({ when, children }: { readonly when: boolean; readonly children: ReactNode }) =>
  useOnceNeeded(when) ? children : null

/** The texts of one language, by its place among those of the project. */
function LanguageTexts({ collection, texts, index }: Props & { index: number }) {
  const text = useText()
  const labels = useLabels()
  const { languages } = useWorkplace()
  const { setValue } = useFormContext()
  const called = (at: number) => labels.choice('language', languages[at] ?? '')
  const lacking = texts.filter(
    ({ field, places }) => field.format !== 'slug' && isMissing(places[index]?.value) && !isMissing(places[0]?.value),
  )

  function copy() {
    for (const { places } of lacking) {
      const path = places[index]?.path
      if (path) setValue(path, places[0]?.value, { shouldDirty: true, shouldTouch: true })
    }
  }

  return (
    <>
      {index > 0 && lacking.length > 0 && (
        <Button size="small" startIcon={<ContentCopy />} onClick={copy} sx={{ mb: 1 }}>
          {text('form.copyFrom', { language: called(0) })}
        </Button>
      )}
      {texts.map(({ field, places }) => {
        const source = places[index]?.source
        return source === undefined ? null : (
          <NestedField
            key={field.field}
            collection={collection}
            field={field}
            source={source}
            label={`${labels.field(collection, field.field)} (${called(index)})`}
          />
        )
      })}
    </>
  )
}
