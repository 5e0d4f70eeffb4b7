import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The drafts of backups under way, each in a file named after the process that writes it. */
const folderOf = (dataDir: string) => join(dataDir, 'backups-under-way')

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Notes that this process writes a backup to `draft`, which holds customers' data and must not stay if the process is killed. */
export async function noteDraft(dataDir: string, draft: string, pid = process.pid): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true, mode: 0o700 })
  await writeFile(join(folderOf(dataDir), String(pid)), draft, { mode: 0o600 })
}

/** Notes that the draft is gone or has become a backup. */
export const forgetDraft = (dataDir: string, pid = process.pid): Promise<void> =>
  rm(join(folderOf(dataDir), String(pid)), { force: true })

/** Removes what processes have left that were killed over a backup; returns the files that were removed. */
export async function removeUnfinishedBackups(dataDir: string): Promise<string[]> {
  const removed: string[] = []
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    if (!/^\d+$/.test(name) || (Number(name) !== process.pid && isRunning(Number(name)))) continue
    const draft = await readFile(join(folderOf(dataDir), name), 'utf8')
    if (draft.endsWith('.part')) {
      await rm(draft, { force: true })
      removed.push(draft)
    }
    await forgetDraft(dataDir, Number(name))
  }
  return removed
}
