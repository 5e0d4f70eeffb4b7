import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { isRecord } from '#domain/texts/stored-json.ts'
import type { Rows } from './csv-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(',')
  if (isRecord(value)) return typeof value['#text'] === 'string' ? value['#text'] : ''
  return value === undefined || value === null ? '' : String(value)
}

/** The list of likes that a document is about: the items of a feed, or the children of the root that come more than once. */
function itemsIn(document: unknown): Record<string, unknown>[] {
  const [root] = isRecord(document) ? Object.entries(document).filter(([name]) => !name.startsWith('?')) : []
  const top = root?.[1]
  if (!isRecord(top)) return []
  const inside = isRecord(top.channel) ? top.channel : top
  const lists = ['item', 'entry', ...Object.keys(inside)].map((name) => listOf(inside[name]).filter(isRecord))
  return lists.find((list) => list.length > 0) ?? []
}

/**
 * The items of a feed or list in XML as rows, the names of their parts first; lines count the items. Documents that declare entities are
 * not read. Throws UnreadableFile.
 */
export function xmlRows(text: string): Rows {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableFile('The file names entities of XML, which are not read')
  const valid = XMLValidator.validate(text)
  if (valid !== true) throw new UnreadableFile(`The file is broken at line ${valid.err.line}: it is no XML`)
  const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false, htmlEntities: false })
  const items = itemsIn(parser.parse(text))
  const head = [...new Set(items.flatMap((item) => Object.keys(item)))]
  const rows = items.map((item, index) => ({ line: index + 2, cells: head.map((name) => textOf(item[name])) }))
  return [{ line: 1, cells: head }, ...rows]
}
