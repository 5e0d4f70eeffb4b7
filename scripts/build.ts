// Builds the website, the back office and the server: `node scripts/build.ts [--force] [--budget]`. With --budget a template over its budget is a failure.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'vite'
import { compressFiles } from './build/compress-files.ts'
import { type FirstLoad, firstLoads, overBudget, renderFirstLoads } from './build/first-load.ts'
import { buildServer } from './build/server.ts'
import { buildServiceWorker } from './build/service-worker.ts'
import { enterCheckout } from './launch/root.mjs'
import { BUILDS, buildIsFresh, hashSources, isSourceOf } from './launch/source-hash.mjs'

const CLIENT = 'dist/client'
const SERVER_ENTRY = 'dist/server/entry-server.cjs'
const root = enterCheckout()

async function buildSite(): Promise<FirstLoad[]> {
  const sources = hashSources(root, 'site')
  rmSync(BUILDS.site.stamp, { force: true })
  const quiet = { checks: { pluginTimings: false } }
  await build({ logLevel: 'warn', build: { rolldownOptions: quiet } })
  await buildServiceWorker(CLIENT)
  await compressFiles(join(CLIENT, 'build'))
  await build({
    logLevel: 'warn',
    // Its packages go into it, React too, that what has run of them is kept with it (server/kept-code.mjs).
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    // The server has at once what the browser loads late.
    build: { ssr: true, rolldownOptions: { checks: { ...quiet.checks, ineffectiveDynamicImport: false } } },
  })
  const { templates } = createRequire(import.meta.url)(
    join(root, SERVER_ENTRY),
  ) as typeof import('#site/entry-server.tsx')
  const loads = firstLoads(CLIENT, templates)
  mkdirSync('dist', { recursive: true })
  writeFileSync(BUILDS.site.stamp, JSON.stringify({ sources, firstLoads: loads }))
  return loads
}

async function buildBackOffice(): Promise<void> {
  const sources = hashSources(root, 'backoffice')
  rmSync(BUILDS.backoffice.stamp, { force: true })
  await build({ configFile: 'backoffice/vite.config.ts', logLevel: 'warn' })
  await compressFiles('dist/backoffice/build')
  writeFileSync(BUILDS.backoffice.stamp, JSON.stringify({ sources }))
}

async function buildStart(): Promise<void> {
  const sources = hashSources(root, 'server')
  rmSync(BUILDS.server.stamp, { force: true })
  const unknown = (await buildServer(root, 'dist/start')).filter((file) => !isSourceOf('server', file))
  if (unknown.length > 0) throw new Error(`the hash of the server's sources leaves out ${unknown.join(', ')}`)
  writeFileSync(BUILDS.server.stamp, JSON.stringify({ sources }))
}

try {
  const isForced = process.argv.includes('--force')
  const fresh = buildIsFresh(root, 'site') && !isForced
  const loads: FirstLoad[] = fresh ? JSON.parse(readFileSync(BUILDS.site.stamp, 'utf8')).firstLoads : await buildSite()
  if (isForced || !buildIsFresh(root, 'backoffice')) await buildBackOffice()
  if (isForced || !buildIsFresh(root, 'server')) await buildStart()
  console.log(renderFirstLoads(loads))
  const faults = overBudget(loads)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0 && process.argv.includes('--budget')) process.exitCode = 1
} catch (error) {
  console.error(`The website could not be built: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
