import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { forgetDraft, noteDraft, removeUnfinishedBackups } from './unfinished-backups.ts'

function folder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'schaufenster-unfinished-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const draft = join(dataDir, 'monday.tar.part')
  writeFileSync(draft, 'customers')
  return { dataDir, draft }
}

test('what a killed backup has left is removed at the next start', async () => {
  const { dataDir, draft } = folder()
  await noteDraft(dataDir, draft, spawnSync('true').pid)
  expect(await removeUnfinishedBackups(dataDir)).toEqual([draft])
  expect(existsSync(draft)).toBe(false)
  expect(await removeUnfinishedBackups(dataDir)).toEqual([])
})

test('a backup that is being made stays', async () => {
  const { dataDir, draft } = folder()
  const other = spawn('sleep', ['30'])
  onTestFinished(() => void other.kill())
  await noteDraft(dataDir, draft, other.pid)
  expect(await removeUnfinishedBackups(dataDir)).toEqual([])
  expect(existsSync(draft)).toBe(true)
})

test('nothing but the draft of a backup is ever removed', async () => {
  const { dataDir } = folder()
  const file = join(dataDir, 'monday.tar')
  writeFileSync(file, 'a backup')
  await noteDraft(dataDir, file, spawnSync('true').pid)
  await removeUnfinishedBackups(dataDir)
  expect(existsSync(file)).toBe(true)
})

test('a backup that was finished has nothing to remove', async () => {
  const { dataDir, draft } = folder()
  await noteDraft(dataDir, draft)
  await forgetDraft(dataDir)
  expect(await removeUnfinishedBackups(dataDir)).toEqual([])
})
