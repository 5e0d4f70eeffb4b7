import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findPostgres } from './postgres-cluster.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schaufenster-bin-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function programs(folder: string, names: string[]): string {
  const path = join(root, folder)
  mkdirSync(path, { recursive: true })
  for (const name of names) writeFileSync(join(path, name), '')
  return path
}

test("the newest of Debian's PostgreSQL versions is taken", () => {
  programs('debian/9/bin', ['initdb', 'postgres'])
  const newest = programs('debian/15/bin', ['initdb', 'postgres'])
  expect(findPostgres('/nowhere', join(root, 'debian'))).toBe(newest)
})

test('a PostgreSQL on the PATH goes first, but its client alone is none', () => {
  programs('debian/15/bin', ['initdb', 'postgres'])
  const client = programs('client', ['psql'])
  const server = programs('server', ['initdb', 'postgres'])
  expect(findPostgres(`${client}:${server}`, join(root, 'debian'))).toBe(server)
  expect(findPostgres(client, join(root, 'none'))).toBeUndefined()
})
