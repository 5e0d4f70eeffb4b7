import { collectionOf, fieldOf } from '#contract/model/model.ts'
import { directusEntries, directusLanguage, directusText } from '#domain/imports/directus-values.ts'
import { type Language, languages } from '#domain/texts/language.ts'
import { isRecord } from '#domain/texts/stored-json.ts'
import { Invalid } from '../items/validate.ts'
import { copySchema } from '../websites/website-schema.ts'
import type { OldRow } from './old-rows.ts'
import type { SettledRows } from './settle-rows.ts'

/** Which website of the old system comes over, and what it is called here. */
export interface OldWebsiteChoice {
  /** Its domain there, where the old system has more than one. */
  readonly website?: string | undefined
  /** How its project is called there: the domain too, with many. */
  readonly project?: string | undefined
  readonly domain?: string | undefined
  readonly name?: string | undefined
}

const wrong = (field: string, message: string) => new Invalid([{ field, message }])

const domainOf = ({ values }: OldRow): string => directusText(values.domain).toLowerCase()

function chosen(websites: readonly OldRow[], { website, project }: OldWebsiteChoice): OldRow {
  const wanted = website?.toLowerCase()
  const names = websites.map(domainOf).join(', ')
  const found = websites.find((row) => domainOf(row) === (wanted ?? project?.toLowerCase()))
  const [only] = websites.length === 1 && wanted === undefined ? websites : [found]
  if (only) return only
  throw wrong('website', `must be one of those of the old system: ${names.slice(0, 300)}`)
}

/**
 * Leaves all rows but those of one website, which is chosen of those there are, and says what that is called here. Throws Invalid where the
 * choice is not clear, or its name and domain are none.
 */
export function chooseWebsite(rows: SettledRows, choice: OldWebsiteChoice, noteLanguage: (code: string) => void) {
  const all = rows.rowsOf('project')
  const own = all.length === 0 ? madeUp(rows) : chosen(all, choice)
  for (const other of all) if (other !== own) rows.drop(other)
  belong(rows, own, all.length < 2)
  own.values.languages = languagesOf(rows, own, noteLanguage)
  own.values.domain = choice.domain ?? domainOf(own)
  own.values.display_name = choice.name ?? (directusText(own.values.display_name) || own.values.domain)
  const named = copySchema.safeParse({ domain: own.values.domain, name: own.values.display_name })
  if (!named.success)
    throw new Invalid(named.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
  return { own, ...named.data, languages: own.values.languages as Language[] }
}

/** A system of one website need not have a record of it. */
function madeUp(rows: SettledRows): OldRow {
  const row: OldRow = { collection: collectionOf('project'), key: 'only', values: {}, refs: {} }
  rows.add(row)
  return row
}

/** What names no website belongs to the only one, and to none where there are more. */
function belong(rows: SettledRows, own: OldRow, isOnly: boolean): void {
  for (const row of rows.all()) {
    if (!row.collection.owners.includes('project') || fieldOf(row.collection, 'project') === undefined) continue
    if (row.refs.project === undefined && isOnly) row.refs.project = own.key
    if (row.refs.project === undefined) rows.refuse(row, 'says of no website that it belongs to it')
    else if (row.refs.project !== own.key && rows.find('project', row.refs.project) === undefined) rows.drop(row)
  }
}

/** Languages as a list of codes or of records that have one; else those that its texts are in. */
function languagesOf(rows: SettledRows, own: OldRow, noteLanguage: (code: string) => void): Language[] {
  const stored = own.values.languages
  const said = Array.isArray(stored) ? stored : directusEntries(stored)
  const known = said.flatMap((value) => {
    const inner = isRecord(value) ? (value.languages_code ?? value.language ?? value) : value
    const language = directusLanguage(inner)
    if (!language) noteLanguage(directusText(inner))
    return language ?? []
  })
  const written = rows.all().flatMap(({ values }) => directusLanguage(values.language) ?? [])
  const found = known.length > 0 ? known : languages.filter((language) => written.includes(language))
  return found.length > 0 ? [...new Set(found)] : [languages[0]]
}
