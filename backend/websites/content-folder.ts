import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One record of a website that is written as data, as its file gives it: references still by key, translations already as rows. */
export interface Entry {
  /** Path inside the content folder, for messages. */
  readonly file: string
  readonly collection: string
  readonly key: string
  readonly record: Readonly<Record<string, unknown>>
}

/** How other records refer to this one. */
export const entryName = ({ collection, key }: Pick<Entry, 'collection' | 'key'>): string => `@${collection}/${key}`

interface ContentFile {
  collection: string
  records: { key: string; [field: string]: unknown }[]
}

/**
 * Reads every JSON file below the folder. A file holds one `{ collection, records }` or a list of them; each record has a
 * `key` by which others refer to it as `@collection/key`. `@text/name.html` stands for the file of that name in the
 * folder `texts` beside it, and `translations` are written by language. Throws an Error that names the file.
 */
export function readContentFolder(folder: string): Entry[] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .flatMap((path) => readEntries(folder, path))
  const seen = new Map<string, string>()
  for (const entry of entries) {
    const name = entryName(entry)
    if (seen.has(name)) throw new Error(`${entry.file}: ${name} is already defined in ${seen.get(name)}.`)
    seen.set(name, entry.file)
  }
  return entries
}

function readEntries(folder: string, file: string): Entry[] {
  const texts = join(folder, file, '..', 'texts')
  const parsed = parse(join(folder, file), file)
  return (Array.isArray(parsed) ? parsed : [parsed]).flatMap(({ collection, records }) =>
    records.map(({ key, ...fields }) => {
      if (!key) throw new Error(`${file}: a record of ${collection} has no key.`)
      return { file, collection, key, record: expand(fields, texts, file) as Record<string, unknown> }
    }),
  )
}

function parse(path: string, file: string): ContentFile | ContentFile[] {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}

function expand(value: unknown, texts: string, file: string): unknown {
  if (typeof value === 'string') return value.startsWith('@text/') ? readText(join(texts, value.slice(6)), file) : value
  if (Array.isArray(value)) return value.map((item) => expand(item, texts, file))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      expand(name === 'translations' ? rows(item) : item, texts, file),
    ]),
  )
}

const rows = (byLanguage: Record<string, object>): object[] =>
  Object.entries(byLanguage).map(([language, fields]) => ({ language, ...fields }))

function readText(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new Error(`${file}: the text ${path} is missing.`)
  }
}
