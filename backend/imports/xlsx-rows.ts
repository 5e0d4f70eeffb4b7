import { zipSync } from 'fflate'
import { type CellValue, readSheet } from 'read-excel-file/node'
import type { Rows } from './csv-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'
import { unzipBounded } from './unzip-bounded.ts'

const BOUNDS = { files: 2000, bytes: 120_000_000 }

const textOf = (value: CellValue | null): string => {
  if (value === null) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(2)
  return String(value)
}

/** The rows of the first sheet of a workbook (XLSX). Throws UnreadableFile. */
export async function xlsxRows(bytes: Uint8Array): Promise<Rows> {
  const parts = unzipBounded(bytes, BOUNDS, ({ name }) => /\.(xml|rels)$/i.test(name))
  if (Object.values(parts).some((part) => /<!(DOCTYPE|ENTITY)/i.test(Buffer.from(part.subarray(0, 2000)).toString())))
    throw new UnreadableFile('The file names entities of XML, which are not read')
  // Packed anew, so that nothing but what has been measured is unpacked again.
  const measured = Buffer.from(zipSync(parts, { level: 0 }))
  const sheet = await readSheet(measured, { trim: false }).catch(() => {
    throw new UnreadableFile('The workbook cannot be read: save it as XLSX or CSV once more')
  })
  return sheet.map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }))
}
