import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../../scripts/launch/child.mjs'
import { COMPILE_CACHE, ROOT } from './servers.ts'

export type ExportRun = { pages: number; rendered: number; seconds: number }

/** Exports the demo's site into that folder, which need not be there. */
export async function exportTo(dir: string, dataDir: string): Promise<ExportRun> {
  const from = performance.now()
  const { code, output } = await runQuietly(
    process.execPath,
    ['server/programs/export.ts', dir, 'wennerholt.example'],
    {
      cwd: ROOT,
      env: { ...COMPILE_CACHE, ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'production' },
    },
  )
  const seconds = (performance.now() - from) / 1000
  const [, pages, rendered] = /: (\d+) pages \((\d+) rendered\)/.exec(output) ?? []
  if (code !== 0 || !pages) throw new Error(output)
  return { pages: Number(pages), rendered: Number(rendered), seconds }
}

/** An export anew, pictures made already, and one after that in which nothing has changed. */
export async function measureExport(dataDir: string): Promise<{ anew: ExportRun; again: ExportRun }> {
  const dir = join(dataDir, 'export')
  const anew = await exportTo(dir, dataDir)
  const again = await exportTo(dir, dataDir)
  rmSync(dir, { recursive: true })
  return { anew, again }
}
