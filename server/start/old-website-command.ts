import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { Fault } from '#backend/fault.ts'
import type { Storage } from '#backend/files/storage.ts'
import { Invalid } from '#backend/items/validate.ts'
import { dumpIn, type OldDump } from '#backend/old-websites/old-dump.ts'
import { readOldWebsite } from '#backend/old-websites/read-old-website.ts'
import { takeOldWebsite } from '#backend/old-websites/take-old-website.ts'
import type { Reach } from '#backend/outside/public-address.ts'
import { intakeSchema } from '#backend/websites/website-schema.ts'
import type { WebsiteSource } from '#backend/websites/write-website.ts'
import type { LeftBehind, OldWebsiteReport } from '#contract/wire/websites.ts'
import { StartError, UsageError } from '../start-error.ts'

/** Where a website of another system is made one of ours. */
export interface OldWebsiteSource extends WebsiteSource {
  readonly storage: Storage
  /** The token of the other system, asked for when it is needed; kept nowhere. */
  readonly token?: () => Promise<string>
  /** Which addresses the other system may lie at; everybody's alone unless given. */
  readonly reach?: Reach | undefined
}

/** Milliseconds and characters of all records: nobody's connection waits. */
const LIMITS = { time: 3_600_000, size: 300_000_000 }

const text = { type: 'string' } as const

const OPTIONS = {
  directus: text,
  project: text,
  website: text,
  domain: text,
  name: text,
  trial: { type: 'boolean' },
} as const

/** How a website of a Directus 8 is taken over, for who typed something else. */
export const OLD_USE = `npm run project -- import --directus https://cms.example --project NAME [--website …] [--domain …] [--name …] [--trial]
       with its token in DIRECTUS_TOKEN or through a pipe; or import DUMP.json of its collections`

/** Whether words of `import` are about another system: its address, or a dump of it. */
export const isOldWebsite = (args: readonly string[]): boolean =>
  args.some((word) => word === '--directus' || word.startsWith('--directus=') || /^[^-].*\.json$/i.test(word))

function asked(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const isPlace = values.directus !== undefined && values.project !== undefined && positionals.length === 0
    const isFile = values.directus === undefined && positionals.length === 1
    if (isPlace || isFile) return { values, file: positionals[0] }
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\nUse: ${OLD_USE}`)
  }
  throw new UsageError(`Use: ${OLD_USE}`)
}

async function dumpOf(file: string): Promise<OldDump> {
  const bytes = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`There is no file ${file}.`)
  })
  try {
    return dumpIn(JSON.parse(bytes))
  } catch (error) {
    throw error instanceof Fault ? error : new StartError(`${file} is no JSON.`)
  }
}

async function readFrom({ token, reach }: OldWebsiteSource, url: string, project: string): Promise<OldDump> {
  const given = (await token?.()) ?? ''
  if (!/^[\x21-\x7e]+$/.test(given))
    throw new StartError('The token is missing: put it into DIRECTUS_TOKEN, or send it through a pipe.')
  return readOldWebsite({ url, project, token: given }, LIMITS, reach)
}

/** What is refused of the words given, by their options. */
const inOptions = (error: unknown): never => {
  if (!(error instanceof Invalid)) throw error
  const options: Readonly<Record<string, string>> = { url: '--directus', token: 'The token:' }
  const said = error.problems.map(({ field, message }) => `${options[field] ?? `--${field}`} ${message}`)
  throw new StartError(said.join('\n').replace('--file', 'The file'))
}

/**
 * `import --directus` and `import DUMP.json`: a website that was made for a Directus 8 becomes one of here. Returns the lines to be printed:
 * what came and what did not. Throws StartError with what was wrong with the words given.
 */
export async function oldWebsiteCommand(source: OldWebsiteSource, args: readonly string[]): Promise<string[]> {
  const { values, file } = asked(args)
  const { directus: url = '', project = '', website, trial = false } = values
  const as = intakeSchema.safeParse({ domain: values.domain, name: values.name })
  if (!as.success)
    throw new StartError(as.error.issues.map(({ path, message }) => `--${path.join()} ${message}`).join('\n'))
  const dump = await (file === undefined ? readFrom(source, url, project) : dumpOf(file)).catch(inOptions)
  const { db, storage, version, now, reach } = source
  const { report, taken } = await takeOldWebsite(dump, {
    db,
    storage,
    version,
    isTrial: trial,
    now: () => now,
    choice: { project, website, ...as.data },
    fetching: { until: Number.POSITIVE_INFINITY, reach },
  }).catch(inOptions)
  return [...linesOf(report), isMade(report, taken !== undefined)]
}

const isMade = ({ name, domain, files }: OldWebsiteReport, isThere: boolean): string =>
  isThere
    ? `${name} is there at ${domain} with ${files} files, seen by its staff until it is published in the back office. Goods come with an import of goods.`
    : `This was a trial: ${name} would be there at ${domain} with ${files} files. Nothing was made.`

const listed = (head: string, sentences: readonly string[]): string[] =>
  sentences.length === 0 ? [] : [head, ...sentences.map((sentence) => `  ${sentence}`)]

const sentenceOf = ({ record, message }: LeftBehind) => `${record} ${message}`.trim()

function linesOf({ records, refused, lacking, left }: OldWebsiteReport): string[] {
  return [
    ...listed(
      'Comes over:',
      Object.entries(records).map(([name, count]) => `${name}: ${count}`),
    ),
    ...listed('Refused:', refused.map(sentenceOf)),
    ...listed('Comes over with something missing:', lacking.map(sentenceOf)),
    ...listed('Does not come over:', left),
  ]
}
