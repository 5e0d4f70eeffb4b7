import { existsSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '#backend/db/database.ts'
import { Fault } from '#backend/fault.ts'
import type { Storage } from '#backend/files/storage.ts'
import { archiveIn, copyWebsite, saveWebsite } from '#backend/websites/copy-website.ts'
import { makeWebsite } from '#backend/websites/make-website.ts'
import { takeWebsite } from '#backend/websites/take-website.ts'
import { intakeSchema, websiteSchema } from '#backend/websites/website-schema.ts'
import type { WebsiteSource } from '#backend/websites/write-website.ts'
import { blueprints } from '#contract/wire/websites.ts'
import { languages } from '#domain/texts/language.ts'
import { StartError, UsageError } from '../start-error.ts'
import { BLUEPRINTS } from './blueprints-folder.ts'
import { isOldWebsite, OLD_USE, type OldWebsiteSource, oldWebsiteCommand } from './old-website-command.ts'

/** Where websites are moved from and to. */
type MovingSource = WebsiteSource & { readonly storage: Storage } & Pick<OldWebsiteSource, 'token' | 'reach'>

const text = { type: 'string' } as const

const MOVES = {
  export: 'npm run project -- export DOMAIN FILE',
  import: `npm run project -- import FILE [--domain …] [--name …]
     ${OLD_USE}`,
  clone: 'npm run project -- clone DOMAIN --domain … --name …',
} as const

const FACTS = ['company_name', 'executive', 'street', 'number', 'zip_code', 'city', 'phone', 'email', 'ust_id'] as const

const OPTIONS = {
  name: text,
  domain: text,
  blueprint: text,
  languages: text,
  shows: { type: 'boolean' },
  company_name: text,
  executive: text,
  street: text,
  number: text,
  zip_code: text,
  city: text,
  phone: text,
  email: text,
  ust_id: text,
} as const

const USE = `Use: npm run project -- list
     ${Object.values(MOVES).join('\n     ')}
     npm run project -- new --name "Optik Muster" --domain optik-muster.de --blueprint ${blueprints.join('|')}
       [--languages ${languages.join(',')}] [--shows] ${FACTS.map((name) => `--${name} …`).join(' ')}`

/**
 * `list` names the websites of the installation, `new` makes one of a blueprint; `--shows` for a shop that takes no orders; `export`,
 * `import` and `clone` move one with its files. Returns the lines to be printed. Throws StartError with what was wrong with the words given.
 */
export const websiteCommand = (source: MovingSource, args: readonly string[]): Promise<string[]> =>
  obeyed(source, args).catch((error) => {
    throw error instanceof Fault && error.message === DOMAIN_TAKEN ? new Fault('duplicate', CHOOSE_ANOTHER) : error
  })

/** What the database says of a domain that a website has already. */
const DOMAIN_TAKEN = 'domain is taken by another item of project'

const CHOOSE_ANOTHER =
  'Another website of this installation has that domain already. Choose another one with --domain; npm run project -- list names all.'

async function obeyed(source: MovingSource, args: readonly string[]): Promise<string[]> {
  const [command, ...rest] = args
  const { db } = source
  if (command === 'list' && rest.length === 0) return listed(db)
  if (command === 'import' && isOldWebsite(rest)) return oldWebsiteCommand(source, rest)
  if (command === 'export' || command === 'import' || command === 'clone') return moved(source, command, rest)
  if (command !== 'new') throw new UsageError(USE)
  const given = websiteSchema.safeParse(typed(rest))
  if (!given.success) {
    const problems = given.error.issues.map(
      ({ path, message }) => `--${String(path.findLast((part) => typeof part === 'string'))} ${message}`,
    )
    throw new UsageError(`${problems.join('\n')}\n\n${USE}`)
  }
  await makeWebsite(source, BLUEPRINTS, given.data)
  return [
    `${given.data.name} is there at ${given.data.domain}, seen by its staff until it is published in the back office.`,
  ]
}

const NAMES = { name: text, domain: text } as const

async function moved(source: MovingSource, command: keyof typeof MOVES, args: readonly string[]): Promise<string[]> {
  const { values, positionals } = asked(() => parseArgs({ args: [...args], options: NAMES, allowPositionals: true }))
  const [first, second] = positionals
  const use = new UsageError(`Use: ${MOVES[command]}`)
  if (!first || positionals.length !== (command === 'export' ? 2 : 1)) throw use
  const { db, storage, now } = source
  if (command === 'import' && !statSync(first, { throwIfNoEntry: false })?.isFile())
    throw new StartError(`There is no file ${first}.`)
  if (command === 'export') {
    const missing = await exported(source, await idOf(db, first), resolve(second ?? ''))
    return [`${first} is in ${second}.`, ...lost(missing)]
  }
  const as = intakeSchema.safeParse(values)
  if (!as.success)
    throw new StartError(as.error.issues.map(({ path, message }) => `--${path.join()} ${message}`).join('\n'))
  if (command === 'clone' && !(as.data.domain && as.data.name)) throw use
  const taken =
    command === 'clone'
      ? await copyWebsite(source, await idOf(db, first), as.data)
      : await takeWebsite({ db, storage, open: archiveIn(resolve(first)), now: () => now, as: as.data, isCopy: false })
  return [
    `${taken.name} is there at ${taken.domain} with ${taken.files} files, seen by its staff until it is published in the back office.`,
    ...lost(taken.missing),
  ]
}

const lost = (missing: readonly string[]) =>
  missing.length > 0 ? [`The bytes of these files were not there: ${missing.join(', ')}.`] : []

/** What the system says of a folder that is not there or may not be written to; a full disk is told by itself. */
const UNWRITABLE = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EROFS', 'EPERM'])

/** A file that could not be written to its end does not stay. */
async function exported(source: MovingSource, id: number, file: string): Promise<readonly string[]> {
  if (existsSync(file)) throw new StartError(`${file} exists already; choose another name.`)
  try {
    return await saveWebsite(source, id, file)
  } catch (error) {
    await rm(file, { force: true })
    const { code, message } = error as NodeJS.ErrnoException
    if (UNWRITABLE.has(String(code))) throw new StartError(`${file} cannot be written: ${message}.`)
    throw error
  }
}

async function idOf(db: Database, domain: string): Promise<number> {
  const row = await db.selectFrom('project').select('id').where('domain', '=', domain).executeTakeFirst()
  if (!row) throw new StartError(`There is no website ${domain}; npm run project -- list names all.`)
  return Number(row.id)
}

function typed(args: readonly string[]) {
  const { values } = parsed(args)
  const facts = FACTS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]))
  return {
    name: values.name,
    domain: values.domain,
    blueprint: values.blueprint,
    languages: values.languages?.split(',') ?? [...languages],
    sells: !values.shows,
    company: Object.fromEntries(facts),
  }
}

const parsed = (args: readonly string[]) => asked(() => parseArgs({ args: [...args], options: OPTIONS }))

function asked<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USE}`)
  }
}

async function listed(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('project').select(['domain', 'display_name', 'live']).orderBy('id').execute()
  return rows.map(({ domain, display_name, live }) => `${domain}\t${display_name}\t${live ? 'live' : 'not live yet'}`)
}
