import { enteredText } from './entered-text.ts'

/** Greatest length of an e-mail address (RFC 5321). */
export const emailMaxLength = 254

const form = /^[^\s\p{C}@<>()[\]\\,;:"]+@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

/** An e-mail address without surrounding blanks, or undefined when it has not the form of one that mail could reach. */
export function parseEmail(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const address = value.trim()
  const [local = ''] = address.split('@')
  const dots = local.startsWith('.') || local.endsWith('.') || local.includes('..')
  return address.length <= emailMaxLength && local.length <= 64 && !dots && form.test(address) ? address : undefined
}

/** What is wrong with a required e-mail address. */
export function emailProblem(value: unknown): 'missing' | 'invalid' | undefined {
  if (parseEmail(value)) return undefined
  const isText = value === undefined || value === null || typeof value === 'string'
  return isText && enteredText(value) === '' ? 'missing' : 'invalid'
}

/** What an address is known by: capital letters tell no mailboxes apart in practice. Statements have the same rule as `email_key(…)`. */
export const emailKey = (address: string): string => address.toLowerCase()

/** Whether two addresses are of one mailbox. */
export const isSameMailbox = (one: string, other: string): boolean => emailKey(one) === emailKey(other)
