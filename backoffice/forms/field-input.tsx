import {
  AutocompleteInput,
  BooleanInput,
  DateInput,
  DateTimeInput,
  ReferenceInput,
  required as requiredValue,
  TextInput,
  useWrappedSource,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { germanClock, germanMoment } from '#domain/hours/berlin-time.ts'
import { FileInput } from '../files/file-input.tsx'
import { useText } from '../i18n/use-text.ts'
import { ChoiceInput } from '../inputs/choice-input.tsx'
import { ColorInput } from '../inputs/color-input.tsx'
import { CountryInput } from '../inputs/country-input.tsx'
import { growing } from '../inputs/growing.ts'
import { LinkListInput } from '../inputs/link-list-input.tsx'
import type { FieldInputProps } from '../inputs/nested-field.tsx'
import { NumberInput } from '../inputs/number-input.tsx'
import { type NumberKind, numberKindOf } from '../inputs/number-text.ts'
import { ObjectInput } from '../inputs/object-input.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { RowsInput } from '../inputs/rows-input.tsx'
import { SlugInput } from '../inputs/slug-input.tsx'
import { TimeInput } from '../inputs/time-input.tsx'
import { TranslationsInput } from '../inputs/translations-input.tsx'
import { WordWarning } from '../inputs/word-warning.tsx'
import { useLabels } from '../labels/use-labels.ts'
import { choicesOf } from '../record/known-choices.ts'
import { isList, isPartList, isTranslations, linkListOf, targetOf } from '../record/model.ts'
import { useTitle } from '../record/use-title.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { ownInput } from './own-inputs.tsx'

/** Texts longer than this are written in several lines. */
const ONE_LINE = 300

/** The input that fits a field of the model; nothing for what the person may not change here. */
export function FieldInput(props: FieldInputProps) {
  const { model } = useWorkplace()
  const labels = useLabels()
  const { collection, field, source, label } = props
  const Own = ownInput(collection, field.field)
  if (Own) return <Own {...props} />
  if (isTranslations(field)) return <TranslationsInput collection={targetOf(field)} source={source} />
  if (isList(field)) {
    if (!isPartList(model, field)) return null
    const link = linkListOf(model, field)
    if (link) return <LinkListInput source={source} label={label} link={link} />
    const hint = labels.hint(collection, field.field)
    return <RowsInput collection={targetOf(field)} by={String(field.by)} source={source} label={label} hint={hint} />
  }
  return (
    <>
      <ColumnInput {...props} />
      {isFreeText(field) && <WordWarning source={source} />}
    </>
  )
}

/** What editors write as they like. */
const isFreeText = ({ type, choices, format, readonly }: FieldInputProps['field']) =>
  (type === 'html' || type === 'text') && !choices && !format && !readonly

/** What the input shows of a moment. What it has formatted comes once more, and would be read as a clock of the browser's own zone. */
const clockShown = (value: string | null | undefined): string =>
  value && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value) ? value : germanClock(value)

function ColumnInput({ collection, field, source, label }: FieldInputProps) {
  const labels = useLabels()
  const text = useText()
  const guard = field.trusted === 'program' ? text('programField') : text('trustedField')
  const isGuarded = field.trusted !== undefined && field.readonly
  const common = {
    source,
    label,
    fullWidth: true,
    readOnly: field.readonly,
    validate: field.required ? requiredValue() : undefined,
    helperText: isGuarded ? guard : (labels.hint(collection, field.field) ?? (false as const)),
  }
  const number = (kind: NumberKind) => (
    <NumberInput
      source={source}
      label={label}
      kind={kind}
      isRequired={field.required}
      min={boundOf(field.min, kind)}
      max={boundOf(field.max, kind)}
      readOnly={field.readonly}
      helperText={common.helperText}
    />
  )
  switch (field.type) {
    case 'html':
      return <RichTextInput source={source} label={label} />
    case 'boolean':
      return <BooleanInput source={source} label={label} readOnly={field.readonly} helperText={common.helperText} />
    case 'integer':
    case 'number':
    case 'money':
      return number(numberKindOf(field))
    case 'time':
      return (
        <TimeInput
          source={source}
          label={label}
          isRequired={field.required}
          readOnly={field.readonly}
          helperText={common.helperText}
        />
      )
    case 'date':
      return <DateInput {...common} />
    case 'datetime':
      return <DateTimeInput {...common} format={clockShown} parse={germanMoment} />
    case 'json':
      return <ObjectInput collection={collection} field={field} source={source} label={label} />
    case 'm2o':
      return <RelationInput collection={collection} field={field} source={source} label={label} />
  }
  const choices = choicesOf(collection, field)
  if (choices) return <ChoiceInput {...common} field={field.field} choices={choices} />
  if (field.format === 'slug') return <SlugInput {...common} max={Number(field.max)} isRequired={field.required} />
  if (field.format === 'country') return <CountryInput {...common} />
  if (field.format === 'color') return <ColorInput source={source} label={label} />
  const isLong = Number(field.max) > ONE_LINE
  // A style sheet that is pasted and too long would lose its end without a word; it is refused instead.
  const longest = field.format === 'styles' ? undefined : field.max
  return (
    <TextInput
      {...common}
      type={field.format === 'email' ? 'email' : 'text'}
      {...(isLong ? growing(longest) : { slotProps: { htmlInput: { maxLength: field.max } } })}
    />
  )
}

/** Bounds of money are kept in cents. */
const boundOf = (bound: unknown, kind: NumberKind) =>
  typeof bound === 'number' ? bound / (kind === 'money' ? 100 : 1) : undefined

function RelationInput({ collection, field, source, label }: FieldInputProps) {
  const { model } = useWorkplace()
  const labels = useLabels()
  const title = useTitle()
  const target = targetOf(field)
  const value: unknown = useWatch({ name: useWrappedSource(source) })
  const isNone = value === undefined || value === null || value === ''
  // What nobody may choose here and is not chosen, or is gone, tells nothing.
  if (!model.has(target) || (field.readonly && isNone)) return null
  if (target === 'files') return <FileInput source={source} label={label} hint={labels.hint(collection, field.field)} />
  return (
    <ReferenceInput source={source} reference={target} perPage={25}>
      <AutocompleteInput
        label={label}
        optionText={title}
        inputText={title}
        filterToQuery={(words: string) => ({ q: words })}
        validate={field.required ? requiredValue() : undefined}
        readOnly={field.readonly}
        helperText={false}
        fullWidth
      />
    </ReferenceInput>
  )
}
