import { decodeText, mixedLine } from '#domain/imports/decode-text.ts'
import { type ImportTable, tableOf } from '#domain/imports/import-table.ts'
import { csvRows, MOST_LINES, type Rows } from './csv-rows.ts'
import { isJson, jsonRows } from './json-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'

const MOST_COLUMNS = 500

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

async function rowsOf(bytes: Uint8Array): Promise<Rows> {
  if (isZip(bytes)) return (await import('./xlsx-rows.ts')).xlsxRows(bytes)
  const text = decodeText(bytes)
  if (text === undefined) throw new UnreadableFile('The file is no text, no table and no workbook')
  const mixed = mixedLine(bytes)
  if (mixed !== undefined)
    throw new UnreadableFile(
      `The file is broken at line ${mixed}: its letters are written otherwise than those of other lines`,
    )
  if (/^\s*</.test(text)) return (await import('./xml-rows.ts')).xmlRows(text)
  if (isJson(text)) return jsonRows(text)
  return csvRows(text)
}

/** The table that a file holds, whatever its form: CSV in any encoding, a workbook, XML, answers of WooCommerce or of a Directus. Throws UnreadableFile, one sentence. */
export async function readTable(bytes: Uint8Array): Promise<ImportTable> {
  const rows = await rowsOf(bytes)
  if (rows.length > MOST_LINES) throw new UnreadableFile(`The file has more than ${MOST_LINES} lines`)
  const table = tableOf(rows)
  if (table.head.length > MOST_COLUMNS) throw new UnreadableFile(`The file has more than ${MOST_COLUMNS} columns`)
  if (table.lines.length === 0) throw new UnreadableFile('The file has no lines below its head')
  return table
}
