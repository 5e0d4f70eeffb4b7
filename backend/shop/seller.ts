import { legalFormLabel, mainAddress, mainEmail, mainPhone } from '#domain/company/company.ts'
import { colonIn } from '#domain/texts/colon.ts'
import { placeLine } from '#domain/texts/country-line.ts'
import type { Language } from '#domain/texts/language.ts'
import { phoneText } from '#domain/texts/phone.ts'
import type { Database, Row } from '../db/database.ts'
import type { Project } from '../project/project.ts'

/** Who sells: what contracts and invoices must say of the shop. */
export interface Seller {
  readonly name: string
  readonly street: string
  readonly place: string
  readonly email: string | null
  readonly phone: string | null
  /** § 27a UStG. */
  readonly vatId: string | null
  /** Named on invoices only where there is no VAT id. */
  readonly taxNumber: string | null
  /** For machines; missing from invoices of the version before, and of a company without an address. */
  readonly postal?: { readonly street: string; readonly zip: string; readonly city: string; readonly country: string }
  /** Who stands for it, and where it is registered. */
  readonly lines: readonly string[]
}

const text = (value: Row[string] | undefined): string | null => (value ? String(value) : null)

/** The seller as the company's record describes it; undefined without one. */
export async function sellerOf(db: Database, project: Project, language: Language): Promise<Seller | undefined> {
  const company = await db
    .selectFrom('company')
    .selectAll()
    .where('project', '=', project.id)
    .orderBy('id')
    .executeTakeFirst()
  if (!company) return undefined
  const parts = (table: string) =>
    db
      .selectFrom(table)
      .selectAll()
      .where('company', '=', company.id as number)
      .orderBy('id')
      .execute()
  const address = mainAddress((await parts('company_address')) as (Row & { sort: number })[])
  const emails = await parts('company_email')
  const numbers = await parts('company_number')
  const executives = (await parts('company_executive')).toSorted((a, b) => Number(a.sort) - Number(b.sort))
  const [register] = await parts('company_register')
  const names = executives.map(({ name }) => name).join(', ')
  const primary = numbers.map((row) => ({
    number: String(row.number),
    type: text(row.type),
    primary: Boolean(row.primary),
    sort: Number(row.sort),
  }))
  const phone = mainPhone(primary)?.number
  return {
    name: String(company.company_name),
    street: address ? [address.street, address.number].filter(Boolean).join(' ') : '',
    place: address ? placeLine(address, language) : '',
    ...(address && {
      postal: {
        street: [address.street, address.number].filter(Boolean).join(' '),
        zip: String(address.zip_code),
        city: String(address.city),
        country: String(address.country_code),
      },
    }),
    email: mainEmail(emails.map((row) => ({ email: String(row.email), primary: Boolean(row.primary) })))?.email ?? null,
    phone: phone ? phoneText(phone) : null,
    vatId: text(company.ust_id),
    taxNumber: text(company.vat_number),
    lines: [
      names && `${legalFormLabel(String(company.legal_form), language)}${colonIn[language]} ${names}`,
      register ? [register.registrar, register.number].filter(Boolean).join(', ') : '',
    ].filter(Boolean),
  }
}
