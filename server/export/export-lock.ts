import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { OWN_FOLDER } from './export-record.ts'

/**
 * Keeps other exports out of a folder until the answer is called: two at once would take each other's files. The lock of a process
 * that is gone does not count. Throws StartError while another process holds it.
 */
export async function lockExport(dir: string, isRunning = isProcess, pid = process.pid): Promise<() => void> {
  const path = join(dir, OWN_FOLDER, 'lock')
  await mkdir(join(dir, OWN_FOLDER), { recursive: true })
  if (!take(path, pid)) {
    const holder = holderOf(path)
    if (holder !== undefined && isRunning(holder))
      throw new StartError(`Another export, process ${holder}, is writing into ${dir}. Start again when it has ended.`)
    rmSync(path, { force: true })
    if (!take(path, pid))
      throw new StartError(`Another export has just begun to write into ${dir}. Start again when it has ended.`)
  }
  return () => rmSync(path, { force: true })
}

/** Whether the lock was free, and is taken now. */
function take(path: string, pid: number): boolean {
  try {
    writeFileSync(path, String(pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function holderOf(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isProcess(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
