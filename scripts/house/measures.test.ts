import { expect, test } from 'vitest'
import { complaints } from './measures.ts'
import { sourceOf } from './sources.ts'

const about = (files: Record<string, string>) =>
  complaints(Object.entries(files).map(([file, text]) => sourceOf(file, text))).map(({ what }) => what)

const lines = (count: number, line: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n')

test('four files that reach each other by imports are a circle, though only types are imported', () => {
  const imports = (to: string) => `import type { A } from './${to}.ts'\nexport type ${to.toUpperCase()} = A`
  const ring = { 'site/x/a.ts': 'b', 'site/x/b.ts': 'c', 'site/x/c.ts': 'd', 'site/x/d.ts': 'a' }
  const files = Object.fromEntries(Object.entries(ring).map(([file, to]) => [file, imports(to)]))
  expect(about(files)).toEqual(['imports go in a circle through site/x/a.ts'])
})

test('two folders that import each other are named', () => {
  const files = {
    'backend/a/x.ts': "import '../b/y.ts'",
    'backend/b/y.ts': '',
    'backend/b/z.ts': "import '#backend/a/x.ts'",
  }
  expect(about(files)).toEqual(['folders import each other: backend/a <> backend/b'])
  const inEachOther = { 'site/a/x.ts': "import './b/y.css'", 'site/a/b/z.ts': "import type { A } from '../x.ts'" }
  expect(about(inEachOther)).toEqual(['folders import each other: site/a <> site/a/b'])
})

test('a function of more than eighty lines and a file of more than three hundred are too long, a table of texts is not', () => {
  const long = `export function long() {\n${lines(80, (n) => `  use(${n})`)}\n}`
  expect(about({ 'domain/money/a.ts': long })).toEqual([
    'the median file has more than 50 lines',
    'domain/money/a.ts long() has more than 80 lines',
  ])
  const table = `export const texts = {\n${lines(400, (n) => `  t${n}: '',`)}\n}`
  const small = { 'site/a.ts': '', 'site/b.ts': '', 'site/c.ts': '' }
  expect(about({ 'site/messages/de.ts': table, ...small })).toEqual([])
  expect(about({ 'site/data/de.ts': table, ...small })).toEqual(['site/data/de.ts has more than 300 lines'])
})

test('a test of more than three hundred lines is too long as well', () => {
  const others = [
    { file: 'e2e/cart.spec.ts', lines: 301 },
    { file: 'backend/a.test.ts', lines: 300 },
    { file: 'backoffice/labels/labels-de.ts', lines: 900 },
  ]
  expect(complaints([], others).map(({ what }) => what)).toEqual(['e2e/cart.spec.ts has more than 300 lines'])
})

test('functions of eight lines that differ only in names, strings and numbers are alike', () => {
  const twin = (name: string, text: string) =>
    `export const ${name} = (${name}s: string[]) => {\n${lines(7, (n) => `  ${name}s.push('${text}${n}')`)}\n}`
  expect(about({ 'sdk/a.ts': twin('a', 'x'), 'sdk/b.ts': twin('b', 'y') })).toEqual([
    'alike but for names: sdk/a.ts a(), sdk/b.ts b()',
  ])
  expect(
    about({ 'sdk/a.ts': twin('a', 'x'), 'sdk/b.ts': twin('b', 'y').replace('push', 'push(1) && bs.push') }),
  ).toEqual([])
})

test('a name that two files export, and what the types leave open, are named', () => {
  expect(about({ 'sdk/a.ts': 'export type A = 1', 'site/b.ts': 'export function A() {}' })).toEqual([
    'A is exported by sdk/a.ts, site/b.ts',
  ])
  expect(about({ 'sdk/a.ts': 'export const a = (b: any) => [b as never, b as unknown as string]' })).toEqual([
    'sdk/a.ts says "any"',
    'sdk/a.ts says "as never"',
    'sdk/a.ts says "as unknown as string"',
  ])
  expect(about({ 'sdk/a.ts': 'export const a = (b: unknown) => [<never>b, (b as unknown) as string]' })).toEqual([
    'sdk/a.ts says "<…>"',
    'sdk/a.ts says "as unknown as string"',
  ])
})

test('the time zone of the shops is named in one file', () => {
  const zone = "export const zone = 'Europe/Berlin'"
  expect(about({ 'domain/company/berlin-format.ts': zone })).toEqual([])
  expect(about({ 'site/a.ts': zone })).toEqual([
    'site/a.ts names the time zone of the shops: it stands in domain/company/berlin-format.ts',
  ])
})

test('a type that is imported where it is used is an import too', () => {
  const files = { 'site/a/x.ts': "export type X = import('../b/y.ts').Y", 'site/b/y.ts': "import '../a/x.ts'" }
  expect(about(files)).toEqual(['folders import each other: site/a <> site/b'])
})

test('a row that the model could give is not written by hand, where rows are read', () => {
  const row = 'export interface A { readonly id: number; type: string; focal_x: number; hash: string | null }'
  expect(about({ 'site/a.ts': row, 'domain/look/b.ts': row.replace(' A ', ' B ') })).toEqual([
    'site/a.ts writes a row of files by hand: RowOf gives it',
  ])
  expect(about({ 'site/a.ts': row.replace('hash', 'href') })).toEqual([])
})

test('names that one reads twice, and objects that are spread where they stand, are named', () => {
  const names =
    'export const isTold = (told: string, toldOf: string, TOLD: string, TOLD_BY: string, older: string) => older'
  expect(about({ 'sdk/a.ts': names })).toEqual(
    ['isTold', 'told', 'toldOf', 'TOLD', 'TOLD_BY'].map(
      (name) => `sdk/a.ts names something "${name}": there is a plainer word`,
    ),
  )
  expect(about({ 'sdk/a.ts': "export const a = { begun_on: 1, handOver: 'told', ...(1 && { b: 2 }) }" })).toEqual([])
  expect(about({ 'sdk/a.ts': 'export const a = { ...{ b: 1, c: 2 }, ...{ d: 3 } }' })).toEqual([
    'sdk/a.ts spreads an object that stands there',
  ])
})

test('what takes a start long is loaded when it is needed, through whatever file it would come', () => {
  const files = (cleans: string) => ({
    'server/programs/main.ts': "import { a } from '#backend/a/a.ts'",
    'backend/a/a.ts': `import type sanitizeHtml from 'sanitize-html'\nimport { b } from '../b/b.ts'`,
    'backend/b/b.ts': cleans,
    'backend/c/c.ts': "import pg from 'pg'",
  })
  expect(about(files("import clean from 'sanitize-html'"))).toEqual([
    'every start of the server loads sanitize-html, by backend/b/b.ts: it is imported when it is needed',
  ])
  expect(about(files("export const b = async () => (await import('sanitize-html')).default"))).toEqual([])
})

test('what Intl formats with is made when it is first used, not by a file that is only loaded', () => {
  const files = {
    'site/a.ts': "const made = new Intl.NumberFormat('de')\nexport const text = (n: number) => made.format(n)",
    'site/b.ts': 'const made = perLanguage((language) => new Intl.NumberFormat(language))',
    'backend/c.ts': "const clock = berlinFormat('sv-SE')",
    'backend/d.ts': "const clock = lazyBerlinFormat('sv-SE')",
  }
  expect(about(files)).toEqual([
    'site/a.ts makes a format of Intl by being loaded: it is made when it is first used',
    'backend/c.ts makes a format of Intl by being loaded: it is made when it is first used',
  ])
})

test('a complaint stays the same while other lines of the file change', () => {
  const hole = 'export const a = (b: unknown) => [b as never, b as never]'
  const twin = (name: string) => `export const ${name} = () => use(() => {\n${lines(8, (n) => `  use(${n})`)}\n})`
  const files = (before: string) => ({
    'sdk/a.ts': before + hole,
    'sdk/b.ts': before + twin('b'),
    'sdk/c.ts': twin('c'),
  })
  expect(about(files(''))).toContain('sdk/a.ts says "as never" 2 times')
  expect(about(files(''))).toContain('alike but for names: sdk/b.ts a function in b(), sdk/c.ts a function in c()')
  expect(about(files('// one\n\n'))).toEqual(about(files('')))
})
