import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#backend/db/database.ts'
import { isDrawnLater, readContent } from '../../demo/content.ts'
import { fileId } from '../../demo/file-id.ts'
import { runQuietly } from '../../scripts/launch/child.mjs'
import { addressVariable, dataVariable, type Mode } from './modes.ts'
import { FILLED, type Program, startProgram } from './program.ts'

/** Milliseconds in which a slow machine draws all pictures of the demo. */
const DRAWN_WITHIN = 240_000

/** Waits until the goods have their pictures: every copy would draw them itself, ten seconds after its start and beside the tests. */
async function allDrawn(dataDir: string): Promise<void> {
  const ids = readContent()
    .filter(isDrawnLater)
    .map(({ key }) => fileId(key))
  const db = await openDatabase({ dataDir })
  try {
    const until = performance.now() + DRAWN_WITHIN
    for (;;) {
      const there = await db.selectFrom('files').select('id').where('id', 'in', ids).execute()
      if (there.length === ids.length) return
      if (performance.now() > until) throw new Error(`Of ${ids.length} pictures ${there.length} are drawn.`)
      await wait(250)
    }
  } finally {
    await db.destroy()
  }
}

/** Builds the site if need be, starts it once in each mode, and returns what stops it all again. */
export default async function startSites(): Promise<() => Promise<void>> {
  const { code, output } = await runQuietly(process.execPath, ['scripts/build.ts'])
  if (code !== 0) throw new Error(output)
  const running: Program[] = []
  const stop = async () => {
    for (const program of running.toReversed()) await program.stop()
    const filled = process.env[FILLED]
    if (filled) rmSync(filled, { recursive: true, force: true })
  }
  const start = async (env?: Record<string, string>) => {
    const program = await startProgram(env)
    running.push(program)
    return program
  }
  const open = (mode: Mode, site: Program, backend = site) => {
    process.env[addressVariable(mode)] = site.address
    process.env[dataVariable(mode)] = backend.dataDir
  }
  try {
    const filling = await startProgram()
    await allDrawn(filling.dataDir)
    await filling.replace()
    process.env[FILLED] = filling.dataDir
    open('one process', await start())
    const backend = await start()
    open('two processes', await start({ BACKEND_URL: backend.address }), backend)
    return stop
  } catch (error) {
    await stop()
    throw error
  }
}
