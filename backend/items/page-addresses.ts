import { movedAddresses, type PageAddresses } from '#domain/paths/address-change.ts'
import { type OwnPathProblem, ownPathProblem } from '#domain/paths/own-path.ts'
import { isRouteKey } from '#domain/paths/route-map.ts'
import { alternates } from '#domain/paths/routes.ts'
import type { StoreRoots } from '#domain/paths/store-routes.ts'
import { isLanguage, type Language, projectLanguages } from '#domain/texts/language.ts'
import type { Cell, Database } from '../db/database.ts'
import { holdProject } from '../db/hold-project.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Problem } from './validate.ts'

/** A page as its addresses depend on it. */
export interface AddressedPage extends PageAddresses {
  readonly project: number
  readonly isOfRouteMap: boolean
  /** What editors have written as its address. */
  readonly written: ReadonlyMap<Language, string>
}

/** A redirect that was written because a page has another address. */
export interface WrittenRedirect {
  readonly id: Cell
  readonly action: 'create' | 'update' | 'delete'
}

const PROBLEMS: Record<OwnPathProblem, string> = {
  shape: 'must be an address like /weihnachten: lower-case letters, digits and single hyphens after each slash',
  language:
    'must begin as all addresses of its language do: /en/… in English, /fr/… in French, without either in German',
  reserved: 'is an address that the program needs for itself',
  route: 'is the address of a fixed page, of a branch or of a brand',
  store: 'is an address of the shop',
}

/** The addresses of a page; undefined for one that is not there. */
export async function addressedPage(db: Database, id: Cell): Promise<AddressedPage | undefined> {
  const page = await db.selectFrom('page').select(['project', 'name', 'status']).where('id', '=', id).executeTakeFirst()
  if (!page) return undefined
  const texts = await db.selectFrom('page_translation').select(['language', 'path']).where('page', '=', id).execute()
  const written = new Map(
    texts.flatMap(({ language, path }) => (isLanguage(language) && path ? [[language, String(path)] as const] : [])),
  )
  const { name } = page
  const paths = isRouteKey(name) ? new Map(alternates(name).map(({ language, path }) => [language, path])) : written
  const isPublished = page.status === 'published'
  return { project: Number(page.project), isOfRouteMap: isRouteKey(name), isPublished, written, paths }
}

/**
 * What is wrong with the addresses of a page as it is now: with those that a change has touched, with all of one that is published
 * or made by it. A page that is published has at least one, in a language of the website.
 */
export async function addressProblems(
  db: Database,
  id: Cell,
  before: AddressedPage | undefined,
  after: AddressedPage,
): Promise<Problem[]> {
  const project = await projectPaths(db, after.project)
  const isOut = after.isPublished && !project.languages.some((language) => after.paths.has(language))
  if (isOut)
    return [
      {
        field: `translations.${project.languages[0]}.path`,
        message: 'is required: a page that is published has an address',
      },
    ]
  const isNew = !before || before.isPublished !== after.isPublished || before.isOfRouteMap !== after.isOfRouteMap
  const changed = [...after.written].filter(([language, path]) => isNew || before.written.get(language) !== path)
  // Who writes an address at the same moment waits here, and then sees this one.
  if (changed.length > 0) await holdProject(db, after.project)
  const found: Problem[] = []
  for (const [language, path] of changed) {
    const message = after.isOfRouteMap
      ? 'must be empty: this page has its address already'
      : await problemOf(db, { id, path, language, after, roots: project.roots, before })
    if (message) found.push({ field: `translations.${language}.path`, message })
  }
  return found
}

interface Asked {
  readonly id: Cell
  readonly path: string
  readonly language: Language
  readonly roots: StoreRoots
  readonly before: AddressedPage | undefined
  readonly after: AddressedPage
}

async function problemOf(
  db: Database,
  { id, path, language, after, before, roots }: Asked,
): Promise<string | undefined> {
  const own = ownPathProblem(path, language, roots)
  if (own) return PROBLEMS[own]
  const other = await db
    .selectFrom('page_translation')
    .innerJoin('page', 'page.id', 'page_translation.page')
    .select('page.name')
    .where('page.project', '=', after.project)
    .where('page_translation.path', '=', path)
    .where('page.id', '<>', id)
    .executeTakeFirst()
  if (other) return `is the address of the page "${other.name}"`
  const ways = (await redirectsOf(db, after.project)).filter(({ from }) => from.toLowerCase() === path)
  const known = [...after.paths.values(), ...(before?.paths.values() ?? [])]
  const foreign = ways.find(({ to }) => !known.includes(to))
  return foreign && `is redirected to ${foreign.to}: delete that redirect first`
}

/** Leads from the addresses that a page had to those that it has, and takes away what would lead from these to others. */
export async function leadOn(
  db: Database,
  before: AddressedPage | undefined,
  after: AddressedPage,
): Promise<WrittenRedirect[]> {
  const moved = movedAddresses(before, after)
  const own = [...after.written.values()]
  const isChanged = own.some((path) => ![...(before?.written.values() ?? [])].includes(path))
  if (moved.length === 0 && !isChanged) return []
  const { project } = after
  const written: WrittenRedirect[] = []
  const known = await redirectsOf(db, project)
  for (const { id, from, to } of known) {
    const next = moved.find((one) => one.from === to)?.to
    if (own.includes(from)) {
      await db.deleteFrom('redirect').where('id', '=', id).execute()
      written.push({ id, action: 'delete' })
    } else if (next !== undefined) {
      await db.updateTable('redirect').set({ to_path: next }).where('id', '=', id).execute()
      written.push({ id, action: 'update' })
    }
  }
  const rows = moved
    .filter((one) => !known.some(({ from }) => from === one.from))
    .map(({ from, to }) => ({ project, from_path: from, to_path: to, permanent: true }))
  const ids = await insertRows(db, 'redirect', rows)
  return [...written, ...ids.map((id) => ({ id, action: 'create' as const }))]
}

async function redirectsOf(db: Database, project: number): Promise<{ id: Cell; from: string; to: string }[]> {
  const rows = await db
    .selectFrom('redirect')
    .select(['id', 'from_path', 'to_path'])
    .where('project', '=', project)
    .execute()
  return rows.map(({ id, from_path, to_path }) => ({ id: id as Cell, from: String(from_path), to: String(to_path) }))
}

/** The languages of a project, and where its store lies in each. */
export async function projectPaths(
  db: Database,
  project: number,
): Promise<{ languages: Language[]; roots: StoreRoots }> {
  const row = await db.selectFrom('project').select('languages').where('id', '=', project).executeTakeFirst()
  const texts = await db
    .selectFrom('project_translation')
    .select(['language', 'store_root'])
    .where('project', '=', project)
    .execute()
  const roots = texts.flatMap(({ language, store_root }) => (store_root ? [[language, String(store_root)]] : []))
  return { languages: projectLanguages(JSON.parse(String(row?.languages ?? 'null'))), roots: Object.fromEntries(roots) }
}
