import { useId, useRef } from 'react'
import { checkPersonalization, lengthOf, type PersonalizationProblem } from '#domain/goods/personalization.ts'
import formStyles from '../../forms/form.module.css'
import { useTypedEarly } from '../../ui/use-typed-early.ts'
import { useProductMessages } from './messages/product-messages.ts'
import styles from './personalization-fields.module.css'
import type { PersonalizationFieldView } from './product-view.ts'

export type Values = Record<string, string>

type PersonalizationFieldsProps = {
  heading: string
  fields: readonly PersonalizationFieldView[]
  values: Values
  /** Whether empty required fields are pointed out: not before someone wanted to go on. */
  strict: boolean
  onChange: (values: Values) => void
}

/** The fields of one piece, checked while they are filled in, and how what was entered will look. */
export function PersonalizationFields({ heading, fields, values, strict, onChange }: PersonalizationFieldsProps) {
  const messages = useProductMessages()
  const problems = checkPersonalization(fields, values)
  const lines = fields.map(({ id }) => values[id]?.trim()).filter(Boolean)
  const excluding = fields.filter(({ excludes_withdrawal }) => excludes_withdrawal)
  const isExcluded = excluding.some(({ id }) => (values[id] ?? '').trim() !== '')
  return (
    <fieldset className={styles.fields}>
      <legend>{heading}</legend>
      {fields.map((field) => (
        <Field
          key={field.id}
          field={field}
          value={values[field.id] ?? ''}
          problem={strict || problems[field.id] !== 'missing' ? problems[field.id] : undefined}
          hint={field.excludes_withdrawal && !isExcluded ? messages.excludedIf() : undefined}
          onChange={(value) => onChange({ [field.id]: value })}
        />
      ))}
      {excluding.length > 0 && (
        <p className={styles.excluded} role="status">
          {isExcluded && messages.excluded()}
        </p>
      )}
      {lines.length > 0 && (
        <figure className={styles.preview}>
          <figcaption>{messages.preview()}</figcaption>
          {/* Whoever types has just heard it. */}
          <output aria-live="off">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same, and neither ever moves
              <span key={index}>{line}</span>
            ))}
          </output>
          <small>{messages.previewHint()}</small>
        </figure>
      )}
    </fieldset>
  )
}

type FieldProps = {
  field: PersonalizationFieldView
  value: string
  problem?: PersonalizationProblem
  /** What follows from filling it in. */
  hint?: string
  onChange: (value: string) => void
}

function Field({ field, value, problem, hint, onChange }: FieldProps) {
  const id = useId()
  const messages = useProductMessages()
  const input = useRef<HTMLInputElement>(null)
  useTypedEarly(input, value, onChange)
  const said = problem && problemText(messages, problem, field)
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>
        {field.display_name} {!field.required && <small>({messages.optional()})</small>}
      </label>
      <input
        id={id}
        ref={input}
        className={formStyles.control}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        required={field.required ?? false}
        aria-invalid={said ? true : undefined}
        aria-describedby={`${id}-hint${said ? ` ${id}-problem` : ''}`}
      />
      {said && (
        <p className={formStyles.problem} id={`${id}-problem`}>
          {said}
        </p>
      )}
      <p className={styles.hint} id={`${id}-hint`}>
        {messages.characters({ count: lengthOf(value.trim()), max: field.max_length })}
        {hint && <span>{hint}</span>}
      </p>
    </div>
  )
}

function problemText(
  messages: ReturnType<typeof useProductMessages>,
  problem: PersonalizationProblem,
  { min_length, max_length, characters }: PersonalizationFieldView,
): string {
  switch (problem) {
    case 'missing':
      return messages.valueMissing()
    case 'tooShort':
      return messages.valueTooShort({ min: min_length ?? 0 })
    case 'tooLong':
      return messages.valueTooLong({ max: max_length })
    default:
      if (characters === 'letters') return messages.valueCharacters({ characters: messages.onlyLetters() })
      return characters === 'letters_digits'
        ? messages.valueCharacters({ characters: messages.onlyLettersDigits() })
        : messages.valueCharactersAny()
  }
}
