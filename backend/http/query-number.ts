import { Fault } from '../fault.ts'

/** A whole number from 1 that a query or an address gives, `otherwise` without one. Throws the Fault that names it. */
export function queryNumber(name: string, text: string | undefined, otherwise: number, most: number): number {
  if (text === undefined) return otherwise
  if (!/^[1-9]\d{0,9}$/.test(text) || Number(text) > most)
    throw new Fault('invalid', `${name} must be a whole number from 1 to ${most}`)
  return Number(text)
}

/** An id in an address. Throws the Fault for what can be none. */
export const idIn = (text: string): number => queryNumber('id', text, 0, 2_147_483_647)

/** The part of a list that a query asks for: 50 a page unless it says otherwise. Throws the Fault. */
export const pageIn = ({ limit, page }: Readonly<Record<string, string>>) => ({
  limit: queryNumber('limit', limit, 50, 200),
  page: queryNumber('page', page, 1, 100_000),
})
