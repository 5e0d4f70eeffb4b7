import { readCsv } from '../texts/csv.ts'
import { emailKey, parseEmail } from '../texts/email.ts'

/** The addresses of a file that a newsletter tool has written: in each line the first cell that is one, its head left out. */
export function addressesInFile(text: string): { readonly emails: readonly string[]; readonly unread: number } {
  const rows = readCsv(text)
  const found = rows.map((row) => row.map((cell) => parseEmail(cell.trim())).find((email) => email !== undefined))
  const lines = found[0] === undefined ? found.slice(1) : found
  const emails = lines.flatMap((email) => (email === undefined ? [] : [emailKey(email)]))
  return { emails, unread: lines.length - emails.length }
}
