import type { DescribedField } from '#contract/wire/described-model.ts'
import type { Difference } from '#contract/wire/revisions.ts'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { AnyItem } from '#sdk/resource.ts'
import { changeWords } from '../i18n/change-texts.ts'
import { choicesOf } from '../record/known-choices.ts'
import { fieldList, isTranslations, linkListOf, targetOf } from '../record/model.ts'
import { type ChangePlace, changedPlace } from './change-place.ts'
import { type NamedWorld, nameOfTarget, rowName } from './row-name.ts'
import { tableWords } from './table-words.ts'
import { fieldValueWords } from './value-words.ts'
import { aroundChanges, type Piece, plainText, wordDifference } from './word-difference.ts'

/** A part of a sentence: its own words, the place of a change, a value before or after it, a piece of a long text. */
export interface SentencePart {
  readonly kind: 'words' | 'place' | 'before' | 'after' | Piece['kind']
  readonly text: string
  /** The picture or paper that is shown in place of its name. */
  readonly file?: StoredFile
}

/** A change in a sentence; `path` tells it from others. */
export interface ChangeSentence {
  readonly path: string
  readonly parts: readonly SentencePart[]
}

/**
 * Changes of a record as sentences in the person's language, in the order in which they are given. What the person may not see of the
 * record is not told.
 * @param record the record with its parts, which names the rows that were changed
 */
export function changeSentences(
  world: NamedWorld,
  collection: string,
  differences: readonly Difference[],
  record: AnyItem | undefined,
): ChangeSentence[] {
  const moved = new Set<string>()
  return differences.filter(isOnlyOne).flatMap((difference) => {
    const path = difference.field
    const place = changedPlace(world, collection, path.split('.'), record)
    if (!place) return []
    if (!place.isMove) {
      const parts = sentence(world, place, difference)
      return parts.length > 0 ? [{ path, parts }] : []
    }
    const list = path.split('.').slice(0, -2).join('.')
    if (moved.has(list)) return []
    moved.add(list)
    return [{ path, parts: filled(world, 'moved', { field: [{ kind: 'place', text: place.label }] }) }]
  })
}

/** A text and its translation into the website's first language are kept alike: what was written once is told once. */
const isOnlyOne = ({ field, before, after }: Difference, _at: number, all: readonly Difference[]): boolean => {
  const own = field.replace(/(^|\.)translations\.\d+\.(\w+)$/, '$1$2')
  return own === field || !all.some((other) => other.field === own && other.before === before && other.after === after)
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function sentence(world: NamedWorld, place: ChangePlace, { before, after }: Difference): SentencePart[] {
  if (place.isRow) return rowSentence(world, place, { before, after })
  const { field } = place
  const named: SentencePart[] = [{ kind: 'place', text: place.label }]
  if (isLong(field, before, after)) {
    const [old, fresh] = [before, after].map((value) => (isEmpty(value) ? '' : plainText(String(value))))
    return filled(world, 'rewritten', { field: named, text: aroundChanges(wordDifference(old ?? '', fresh ?? '')) })
  }
  const [old, fresh] = [part(world, field, before, 'before'), part(world, field, after, 'after')]
  if ((!isEmpty(before) && !old) || (!isEmpty(after) && !fresh)) {
    const table = tableWords(before, after, world.language)
    return table
      ? filled(world, 'rewritten', { field: named, text: [{ kind: 'words', text: table }] })
      : filled(world, 'touched', { field: named })
  }
  if (!old && !fresh) return []
  const kind = isEmpty(before) ? 'given' : isEmpty(after) ? 'emptied' : BOUND.test(place.label) ? 'bound' : 'changed'
  return filled(world, kind, { field: named, before: old ? [old] : [], after: fresh ? [fresh] : [] })
}

/** What is called `Von` or `Aktionspreis bis` cannot be followed by another such word. */
const BOUND = /(^|\s)(von|bis|ab|from|until|to)$/i

/** Longest text, in characters, that stands whole in a sentence. */
const SHORT = 80

/** Whether a text is told by its changed words. */
const isLong = (field: DescribedField, ...values: readonly unknown[]): boolean =>
  field.type === 'html' ||
  (field.type === 'text' &&
    !choicesOf(field.collection, field) &&
    values.some((value) => typeof value === 'string' && (value.length > SHORT || value.includes('\n'))))

/** A value as a part of a sentence; undefined for an empty one, and for one that a line cannot say. */
function part(
  world: NamedWorld,
  field: DescribedField,
  value: unknown,
  kind: 'before' | 'after',
): SentencePart | undefined {
  if (isEmpty(value)) return undefined
  if (field.type !== 'm2o') {
    const text = fieldValueWords(value, field, world)
    return text === undefined ? undefined : { kind, text }
  }
  const target = targetOf(field)
  const file = world.pointedTo(target, String(value))?.file
  return { kind, text: nameOfTarget(world, target, value), ...(file && { file }) }
}

/** A row that was added or removed: by its name, its language, or its picture. */
function rowSentence(
  world: NamedWorld,
  { field: list, label }: ChangePlace,
  { before, after }: Omit<Difference, 'field'>,
) {
  const [kind, side] = isEmpty(before) ? (['added', 'after'] as const) : (['removed', 'before'] as const)
  const row = kind === 'added' ? after : before
  const { labels, language, model } = world
  const rowParts = (what: string, name: readonly SentencePart[]) =>
    filled(world, kind, { what: [{ kind: 'place', text: label ? `${label} › ${what}` : what }], name })
  const target = targetOf(list)
  if (!isRecord(row)) return rowParts(labels.collection(target, 'one'), [])
  if (isTranslations(list)) {
    const spoken = labels.choice('language', String(row.language))
    return rowParts(changeWords[language].texts.replace('{language}', spoken), [])
  }
  const image = fieldList(model, target).find(({ target: to, field }) => to === 'files' && !isEmpty(row[field]))
  const shown = image && part(world, image, row[image.field], side)
  const name = rowName(world, list, row)
  const named: SentencePart[] = name ? [{ kind: side, text: name }] : []
  const what = linkListOf(model, list)
    ? `${labels.field(list.collection, list.field)}:`
    : labels.collection(target, 'one')
  return rowParts(what, named.length === 0 && shown ? [shown] : named)
}

type Sentence = 'changed' | 'bound' | 'given' | 'emptied' | 'rewritten' | 'touched' | 'added' | 'removed' | 'moved'

/** A sentence with parts put into its braces. */
function filled(
  { language }: NamedWorld,
  kind: Sentence,
  values: Readonly<Record<string, readonly SentencePart[]>>,
): SentencePart[] {
  const pieces = changeWords[language][kind].split(/(\{\w+\})/).flatMap((piece): readonly SentencePart[] => {
    const [, name] = /^\{(\w+)\}$/.exec(piece) ?? []
    return name === undefined ? [{ kind: 'words', text: piece }] : (values[name] ?? [])
  })
  return withoutDoubleSpaces(pieces)
}

/** A part that is empty leaves no second space. */
function withoutDoubleSpaces(parts: readonly SentencePart[]): SentencePart[] {
  const list: SentencePart[] = []
  for (const part of parts) {
    const isDouble = part.kind === 'words' && list.at(-1)?.kind === 'words' && list.at(-1)?.text.endsWith(' ')
    const text = isDouble ? part.text.trimStart() : part.text
    if (text !== '') list.push({ ...part, text })
  }
  return list
}
