import '../start/production.ts'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { changedTags } from '../export/changed-tags.ts'
import { lockExport } from '../export/export-lock.ts'
import { exportSite } from '../export/export-site.ts'
import { openStage } from '../export/stage.ts'
import { loadSiteBuild } from '../pages/site-build.ts'
import { composeBackend } from '../start/compose.ts'
import { readConfig } from '../start/config.ts'
import { endWithSentence } from '../start/end-with-sentence.ts'
import { createLog } from '../start/log.ts'
import { step } from '../start/step.ts'
import { needInstallation } from '../start/write-backup.ts'
import { StartError, UsageError } from '../start-error.ts'

const DIST = join(import.meta.dirname, '../../dist')
const USAGE = 'Use: npm run export -- DIRECTORY [DOMAIN] [--all] [--avif] [--threads N]'
const MOST_THREADS = 64

type Asked = { directory: string; domain: string | undefined; all: boolean; avif: boolean; threads?: number }

/** What the command line asks for. */
function asked(): Asked {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        avif: { type: 'boolean', default: false },
        threads: { type: 'string' },
      },
    })
    const [directory, domain, ...more] = positionals
    const { all, avif } = values
    if (!directory || more.length > 0) throw new UsageError(USAGE)
    if (values.threads === undefined) return { directory, domain, all, avif }
    const threads = Number(values.threads)
    if (!Number.isInteger(threads) || threads < 1 || threads > MOST_THREADS) throw new UsageError(USAGE)
    return { directory, domain, all, avif, threads }
  } catch {
    throw new UsageError(USAGE)
  }
}

/**
 * `npm run export -- DIRECTORY [DOMAIN] [--all] [--avif] [--threads N]`: writes the site as static files; `--all` renders every page
 * anew, `--avif` makes pictures as AVIF too.
 */
async function main(): Promise<void> {
  const { directory, domain, all, avif, threads } = asked()
  const config = readConfig(process.env)
  if (!config.backendUrl) await needInstallation(config)
  const log = createLog(config)
  const { link, secret, close } = await composeBackend(config, log, step, 'never')
  try {
    const dir = resolve(directory)
    await mkdir(dir, { recursive: true })
    process.once('exit', await lockExport(dir))
    const host = domain ?? config.defaultDomain ?? (await onlyDomain(link.sdkOf('localhost')))
    const parts = { link, secret: secret ?? '', now: () => new Date() }
    const start = performance.now()
    const done = await exportSite({
      host,
      build: await loadSiteBuild(DIST),
      clientDir: join(DIST, 'client'),
      link,
      stage: await openStage(dir, { all }),
      changesSince: secret === undefined ? undefined : (since) => changedTags(parts, since),
      avif,
      threads,
      now: parts.now,
      wait,
      log,
      progress: showProgress(),
    })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(
      `\n${host} lies in ${dir}: ${done.pages} pages (${done.rendered} rendered), ` +
        `${done.written} files written, ${done.unchanged} unchanged, ${done.removed} removed, in ${seconds} s.`,
    )
  } finally {
    await close()
  }
}

/** Without a domain the project that answers hosts which no project claims. */
async function onlyDomain(
  sdk: ReturnType<Awaited<ReturnType<typeof composeBackend>>['link']['sdkOf']>,
): Promise<string> {
  const project = await sdk.items('project').first({ fields: ['domain'] })
  if (!project) throw new StartError('There is no project to export.')
  return project.domain
}

/** One line that renews itself on a terminal, else one every few seconds. */
function showProgress() {
  const pause = process.stderr.isTTY ? 100 : 5000
  let shown = Date.now()
  return ({ pages, rendered }: { pages: number; rendered: number }) => {
    if (Date.now() - shown < pause) return
    shown = Date.now()
    const line = `${pages} pages, ${rendered} of them rendered`
    process.stderr.write(process.stderr.isTTY ? `\r${line}` : `${line}\n`)
  }
}

main().then(() => process.exit(0), endWithSentence('The export before is as it was.'))
