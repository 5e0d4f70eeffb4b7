import { directusRows } from '#domain/imports/directus-rows.ts'
import { restRows } from '#domain/imports/woocommerce-rest.ts'
import type { Rows } from './csv-rows.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Whether a text begins as JSON does and a table does not. */
export const isJson = (text: string): boolean => /^\s*(\[\s*[[{\]]|\{\s*["}])/.test(text)

/** The rows of answers of WooCommerce's REST API, or of a Directus 8. Throws UnreadableFile. */
export function jsonRows(text: string): Rows {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw new UnreadableFile('The file begins as JSON and is none')
  }
  const rows = [restRows, directusRows].map((read) => read(answer)).find(({ length }) => length > 0)
  if (!rows) throw new UnreadableFile('The file is JSON, and holds no products of WooCommerce or Directus')
  return rows
}
