import { expect, test } from 'vitest'
import { firstLoad, overBudget, renderFirstLoads } from './first-load.ts'

const manifest = {
  'site/entry-client.ts': { file: 'build/entry.js' },
  'site/start-page.tsx': { file: 'build/start.js', imports: ['_react.js'] },
  '_react.js': { file: 'build/react.js' },
  'site/pages/home/home-page.tsx': {
    file: 'build/home.js',
    src: 'site/pages/home/home-page.tsx',
    imports: ['_react.js'],
  },
  'site/messages/de.ts': { file: 'build/de.js' },
  'site/messages/fr.ts': { file: 'build/fr.js' },
}
const weights: Record<string, number> = { entry: 3, start: 7, react: 50, home: 5, de: 2, fr: 3 }
const weigh = (file: string) => weights[file.replace(/^\/build\/|\.js$/g, '')] ?? Number.NaN

test('a page loads the entry, its template, the messages of its largest language, and what they import, each once', () => {
  expect(firstLoad(manifest, 'home', weigh)).toEqual({ template: 'home', files: 5, bytes: 68, used: 68 })
})

test('a page that waits until it is used loads the entry by itself, and all else then', () => {
  expect(firstLoad(manifest, 'home', weigh, true)).toEqual({ template: 'home', files: 1, bytes: 3, used: 68 })
})

test('a template without a chunk of its own is not taken for a light one', () => {
  expect(() => firstLoad(manifest, 'contact', weigh)).toThrow('The build has no chunk of the template contact.')
})

test('a page over its budget is named with its weight and its limit', () => {
  expect(overBudget([{ template: 'home', bytes: 75_100, used: 75_100, files: 5, budget: 75_000 }])).toEqual([
    'The template home loads 75.1 kB of JavaScript; its budget is 75.0 kB.',
  ])
})

test('what waits until a page is used is limited too', () => {
  const load = { template: 'home', bytes: 3_000, files: 1, budget: 75_000 }
  expect(overBudget([{ ...load, used: 78_000 }])).toEqual([])
  expect(overBudget([{ ...load, used: 78_050 }])).toEqual([
    'The template home loads 3.0 kB of JavaScript, 78.0 kB once it is used; its budget is 75.0 kB.',
  ])
})

test('a page at its budget, or without one, passes', () => {
  expect(overBudget([{ template: 'home', bytes: 75_000, used: 75_000, files: 5, budget: 75_000 }])).toEqual([])
  expect(overBudget([{ template: 'cart', bytes: 900_000, used: 900_000, files: 5, budget: null }])).toEqual([])
})

test('the table gives each template its weight and its budget', () => {
  expect(renderFirstLoads([{ template: 'home', bytes: 72_640, used: 72_640, files: 7, budget: 75_000 }])).toContain(
    'home   72.6 kB of 75.0 kB  (7 files)',
  )
})
