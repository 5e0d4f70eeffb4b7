import { type AccountName, accountNames } from '#domain/money/account-names.ts'
import type { Booking } from './bookings.ts'

/** What the tax adviser gave the shop: numbers as they were typed. */
export type Accounts = Readonly<Partial<Record<AccountName, string>>>

/** The name of the account that a booking's turnover goes to. */
export const revenueOf = ({ kind }: Booking): AccountName => `revenue_${kind}`

const OWN_DEBTORS: Readonly<Partial<Record<Booking['payment'], AccountName>>> = {
  paypal: 'debtors_paypal',
  klarna: 'debtors_klarna',
  cash_on_collection: 'debtors_cash',
}

/** The account of who owes the money: that of the way of payment where it has one of its own. */
export const debtorsOf = ({ payment }: Booking, accounts: Accounts): string => {
  const own = OWN_DEBTORS[payment]
  return (own && accounts[own]) || accounts.debtors || ''
}

/** How each number has to look; what is left out here is an account of up to nine digits. */
const FORMS: Readonly<Partial<Record<AccountName, RegExp>>> = {
  adviser: /^(?!1000$)[1-9]\d{3,6}$/,
  client: /^[1-9]\d{0,4}$/,
  year_start: /^(0?[1-9]|1[0-2])$/,
  account_length: /^[4-8]$/,
}

const ACCOUNT = /^\d{4,9}$/

const SETTINGS: readonly AccountName[] = ['adviser', 'client', 'year_start', 'account_length']

/** Accounts have no more digits than the adviser's; those of who owes may have one more. */
const isTooLong = (name: AccountName, value: string, { account_length: length }: Accounts) =>
  !SETTINGS.includes(name) && value.length > Number(length || 4) + (name.startsWith('debtors') ? 1 : 0)

/** The numbers that are missing, or that cannot be, for these bookings to be written for DATEV. */
export function accountProblems(bookings: readonly Booking[], accounts: Accounts): AccountName[] {
  const needed = new Set<AccountName>(['adviser', 'client', 'debtors', ...bookings.map(revenueOf)])
  return accountNames.filter((name) => {
    const value = accounts[name]
    if (!value) return needed.has(name)
    return !(FORMS[name] ?? ACCOUNT).test(value) || isTooLong(name, value, accounts)
  })
}
