import { parseArgs } from 'node:util'
import type { Database } from '#backend/db/database.ts'
import { makeWebsite } from '#backend/websites/make-website.ts'
import { websiteSchema } from '#backend/websites/website-schema.ts'
import { blueprints } from '#contract/wire/websites.ts'
import { languages } from '#domain/texts/language.ts'
import { StartError } from '../start-error.ts'
import { BLUEPRINTS } from './blueprints-folder.ts'

const text = { type: 'string' } as const

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
     npm run project -- new --name "Optik Muster" --domain optik-muster.de --blueprint ${blueprints.join('|')}
       [--languages ${languages.join(',')}] [--shows] ${FACTS.map((name) => `--${name} …`).join(' ')}`

/**
 * `list` names the websites of the installation, `new` makes one of a blueprint; `--shows` for a shop that takes no orders. Returns the
 * lines to be printed. Throws StartError with what was wrong with the words given.
 */
export async function websiteCommand(db: Database, args: readonly string[]): Promise<string[]> {
  const [command, ...rest] = args
  if (command === 'list') return listed(db)
  if (command !== 'new') throw new StartError(USE)
  const given = websiteSchema.safeParse(typed(rest))
  if (!given.success) {
    const problems = given.error.issues.map(({ path, message }) => `--${String(path.at(-1))} ${message}`)
    throw new StartError(`${problems.join('\n')}\n\n${USE}`)
  }
  await makeWebsite(db, BLUEPRINTS, given.data)
  return [
    `${given.data.name} is there at ${given.data.domain}, seen by its staff until it is published in the back office.`,
  ]
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

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS })
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${USE}`)
  }
}

async function listed(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('project').select(['domain', 'display_name', 'live']).orderBy('id').execute()
  return rows.map(({ domain, display_name, live }) => `${domain}\t${display_name}\t${live ? 'live' : 'not live yet'}`)
}
