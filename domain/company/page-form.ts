import { enteredLine, enteredText, textProblem } from '../texts/entered-text.ts'
import type { FieldProblem } from '../texts/field-problem.ts'

/** A field of a form that an editor has made. */
export interface PageFormField {
  readonly id: number
  readonly type: 'text' | 'long_text' | 'phone' | 'date' | 'number' | 'choice' | 'yes'
  readonly label: string
  readonly isRequired: boolean
  /** What a choice offers. */
  readonly choices: readonly string[]
}

export type PageFormResult =
  | { ok: true; lines: string[] }
  /** By the names of the fields, as the form sends them. */
  | { ok: false; problems: Record<string, FieldProblem> }

/** The greatest length of an answer in characters. */
export const pageFormLimits = { line: 200, text: 3000 } as const

/** How a form calls one of its fields. */
export const pageFormName = ({ id }: Pick<PageFormField, 'id'>): string => `field${id}`

/** The choices that an editor wrote in one line, parted by semicolons or bars, or by commas where there is neither. */
export function choicesIn(line: string | null | undefined): string[] {
  const text = line ?? ''
  const parts = /[;|]/.test(text) ? text.split(/[;|]/) : text.split(',')
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}

/** Checks what was filled in, and gives it as lines: each label with its answer, without those left empty. */
export function readPageForm(
  fields: readonly PageFormField[],
  input: Readonly<Record<string, unknown>>,
  yes: string,
): PageFormResult {
  const problems: Record<string, FieldProblem> = {}
  const lines: string[] = []
  for (const field of fields) {
    const name = pageFormName(field)
    const value = input[name]
    const answer = answerOf(field, value, yes)
    const problem = problemOf(field, value, answer)
    if (problem) problems[name] = problem
    else if (answer) lines.push(`${field.label}: ${answer}`)
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, lines }
}

function answerOf({ type }: PageFormField, value: unknown, yes: string): string {
  if (type === 'yes') return value === 'on' || value === true ? yes : ''
  return type === 'long_text' ? enteredText(value) : enteredLine(value)
}

function problemOf(field: PageFormField, value: unknown, answer: string): FieldProblem | undefined {
  const { type, isRequired, choices } = field
  if (type === 'yes') return isRequired && !answer ? 'missing' : undefined
  const maximum = type === 'long_text' ? pageFormLimits.text : pageFormLimits.line
  const problem = textProblem(value, answer, { maximum, required: isRequired })
  if (problem || !answer) return problem
  if (type === 'choice' && !choices.includes(answer)) return 'invalid'
  if (type === 'date' && !isDay(answer)) return 'invalid'
  if (type === 'number' && !/^-?\d{1,12}([.,]\d{1,4})?$/.test(answer)) return 'invalid'
  if (type === 'phone' && !/\d.*\d/.test(answer)) return 'invalid'
  return undefined
}

const isDay = (text: string): boolean => {
  const moment = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
