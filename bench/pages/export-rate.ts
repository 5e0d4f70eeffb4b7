import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../../scripts/launch/child.mjs'
import { pageFile } from '../../server/export/export-files.ts'
import { secondsOfAstro } from './astro.ts'
import { copyProducts } from './copies.ts'
import { COMPILE_CACHE, ROOT } from './servers.ts'
import type { createTable } from './table.ts'

type ExportRun = { pages: number; rendered: number; seconds: number }

/** Exports the demo's site into that folder, which need not be there. */
async function exportTo(dir: string, dataDir: string): Promise<ExportRun> {
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

/**
 * Exports with every picture to be made; with so many copies of each product anew and without a change; beside it Astro, which builds as
 * many pages of the weight of a product's. Nothing is deleted before: ext4 looks for a minute past every inode that was.
 * @param folder an empty folder to work in
 */
export async function addExports(
  table: ReturnType<typeof createTable>,
  dataDir: string,
  folder: string,
  { copies, page }: { copies: number; page: string },
): Promise<void> {
  const first = join(folder, 'pictures')
  const pictures = await exportTo(first, dataDir)
  table.add('export', `${pictures.pages} pages, every picture in every width made`, `${pictures.seconds.toFixed(1)} s`)
  const data = join(folder, 'data')
  cpSync(dataDir, data, { recursive: true })
  copyProducts(data, copies)
  const anew = await exportTo(join(folder, 'site'), data)
  const again = await exportTo(join(folder, 'site'), data)
  const shown = ({ seconds }: { seconds: number }) =>
    `${(anew.pages / seconds).toFixed(0)} pages/s (${seconds.toFixed(1)} s)`
  const isReached = anew.pages / anew.seconds >= 300
  table.add('export', `${anew.pages} pages anew, pictures there`, shown(anew), '>= 300 pages/s', isReached)
  const html = readFileSync(join(first, pageFile(page)), 'utf8')
  const seconds = await secondsOfAstro(join(folder, 'astro'), html, anew.pages)
  const weight = `${Math.round(Buffer.byteLength(html) / 1000)} kB`
  table.add('export', `Astro, as many pages of ${weight} from texts that are ready, not packed`, shown({ seconds }))
  table.add(
    'export',
    `${again.pages} pages, nothing changed`,
    `${again.seconds.toFixed(1)} s, ${again.rendered} rendered`,
  )
  rmSync(folder, { recursive: true })
}
