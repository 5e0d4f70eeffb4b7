import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'schaufenster-classes-'))
  mkdirSync(join(folder, 'ui'))
  for (const name of ['ui/b.module.css', 'a.module.css', 'plain.css']) writeFileSync(join(folder, name), '')
})

afterAll(() => rmSync(folder, { recursive: true }))

test('a class is named by letters for its file and capitals for itself, the same each time', () => {
  const nameOf = shortClassNames(folder)
  const [first, second] = [join(folder, 'a.module.css'), join(folder, 'ui/b.module.css')]
  expect([nameOf('box', first), nameOf('line', first), nameOf('box', first)]).toEqual(['bB', 'bC', 'bB'])
  expect([nameOf('box', second), nameOf('box', `${second}?inline`)]).toEqual(['cB', 'cB'])
})

test('no two classes have one name, however many there are', () => {
  const nameOf = shortClassNames(folder)
  const names = Array.from({ length: 1000 }, (_, index) => nameOf(`class-${index}`, join(folder, 'a.module.css')))
  expect(new Set(names).size).toBe(1000)
  expect([names[24], names[25], names[649], names[650]]).toEqual(['bZ', 'bBB', 'bZZ', 'bBBB'])
})

test('no name begins as those that filters against advertisements hide', () => {
  const nameOf = shortClassNames(folder)
  for (let index = 0; index < 1000; index++)
    expect(nameOf(`class-${index}`, join(folder, 'a.module.css'))).not.toMatch(/^ad/i)
})

test('a file that is none of the folder’s modules is an error', () => {
  expect(() => shortClassNames(folder)('box', join(folder, 'plain.css'))).toThrow('plain.css is no CSS module of')
})
