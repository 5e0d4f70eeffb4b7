import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

test('texts of some length get their compressed forms, fonts and short files none', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'build-'))
  const long = 'export const jeweller = 1\n'.repeat(100)
  writeFileSync(join(dir, 'a.js'), long)
  writeFileSync(join(dir, 'b.css'), 'a{}')
  writeFileSync(join(dir, 'c.woff2'), long)
  await compressFiles(dir)
  expect(readdirSync(dir).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.css', 'c.woff2'])
  expect(String(brotliDecompressSync(readFileSync(join(dir, 'a.js.br'))))).toBe(long)
  expect(String(gunzipSync(readFileSync(join(dir, 'a.js.gz'))))).toBe(long)
  rmSync(dir, { recursive: true })
})
