import { legalFormLabel, mainAddress, mainEmail, mainPhone } from '#domain/company/company.ts'
import { type ThemeProperties, themeProperties } from '#domain/look/theme.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { colonIn } from '#domain/texts/colon.ts'
import { placeLine } from '#domain/texts/country-line.ts'
import { type Language, pickTranslation } from '#domain/texts/language.ts'
import { phoneText } from '#domain/texts/phone.ts'
import type { Database, Row } from '../db/database.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { Project } from '../project/project.ts'
import { projectSetting } from '../project/project-setting.ts'
import { type LetterLogo, letterLogo } from './letter-logo.ts'
import type { Person } from './mail.ts'

/** Who writes: what mails of a project and the pages around them say about the sender. */
export interface Letterhead {
  readonly siteName: string
  /** The company's first primary e-mail address (SPEC 9). */
  readonly email: string | undefined
  /** In whose name mails go out; undefined when the project has no address at all. */
  readonly from: Person | undefined
  /** Name, address, representatives and register entry, as business letters have them (§ 35a GmbHG), telephone and e-mail. */
  readonly lines: readonly string[]
  readonly imprintPath: string
  readonly theme: ThemeProperties
  /** The logo as a picture that the mail brings along; undefined where there is none. */
  readonly logo?: LetterLogo | undefined
}

/** The letterhead of a project in a language. `mailFrom` is the installation's own address, used when the project has none. */
export async function letterheadOf(
  db: Database,
  project: Project,
  language: Language,
  mailFrom: string | undefined,
): Promise<Letterhead> {
  const [row] = await rowsOf(db, 'project', 'id', [project.id])
  const texts = await rowsOf(db, 'project_translation', 'project', [project.id])
  const [theme] = await rowsOf(db, 'theme', 'project', [project.id])
  const company = await companyOf(db, project.id, language)
  const logo = row?.logo ? await letterLogo(db, String(row.logo)) : undefined
  const siteName = String(pickTranslation(texts as Texts[], language)?.site_name || row?.display_name || project.domain)
  const address = (await projectSetting(db, project.id, 'mail_from')) ?? mailFrom ?? company?.email
  return {
    siteName,
    email: company?.email,
    from: address ? { name: siteName, address } : undefined,
    lines: company?.lines ?? [siteName],
    imprintPath: pathOf('imprint', language) ?? '/',
    theme: themeProperties(theme && { ...theme, button: JSON.parse(String(theme.button ?? 'null')) }),
    ...(logo && { logo }),
  }
}

type Texts = { language: string; site_name?: string | null }

async function companyOf(db: Database, project: number, language: Language) {
  const [company] = await rowsOf(db, 'company', 'project', [project])
  if (!company) return undefined
  const emails = await rowsOf(db, 'company_email', 'company', [Number(company.id)])
  const addresses = await rowsOf(db, 'company_address', 'company', [Number(company.id)])
  const executives = await rowsOf(db, 'company_executive', 'company', [Number(company.id)])
  const registers = await rowsOf(db, 'company_register', 'company', [Number(company.id)])
  const numbers = await rowsOf(db, 'company_number', 'company', [Number(company.id)])
  const names = inOrder(executives).map(({ name }) => name)
  const email = mainEmail(emails.map((row) => ({ email: String(row.email), primary: Boolean(row.primary) })))?.email
  const lines = [
    String(company.company_name),
    addressLine(mainAddress(inOrder(addresses)), language),
    names.length > 0 &&
      `${legalFormLabel(String(company.legal_form), language)}${colonIn[language]} ${names.join(', ')}`,
    ...registers.slice(0, 1).map(({ registrar, number }) => [registrar, number].filter(Boolean).join(', ')),
    [phoneOf(numbers), email].filter(Boolean).join(' · '),
  ]
  return { email, lines: lines.filter((line) => typeof line === 'string' && line !== '') as string[] }
}

const inOrder = (rows: Row[]) => rows.toSorted((a, b) => Number(a.sort) - Number(b.sort)) as (Row & { sort: number })[]

function phoneOf(rows: Row[]): string | undefined {
  const number = mainPhone(
    inOrder(rows).map((row) => ({
      number: String(row.number),
      type: row.type ? String(row.type) : null,
      primary: Boolean(row.primary),
      sort: row.sort,
    })),
  )?.number
  return number && phoneText(number)
}

const addressLine = (row: Row | undefined, language: Language) =>
  row && `${[row.street, row.number].filter(Boolean).join(' ')}, ${placeLine(row, language)}`
