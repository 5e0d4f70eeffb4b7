import { rmSync } from 'node:fs'
import { runQuietly } from '../../scripts/launch/child.mjs'
import { addressVariable, dataVariable, type Mode } from './modes.ts'
import { FILLED, type Program, startProgram } from './program.ts'

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
