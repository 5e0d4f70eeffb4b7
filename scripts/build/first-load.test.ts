import { expect, test } from 'vitest'
import { firstLoad, overBudget, renderFirstLoads } from './first-load.ts'

const manifest = {
  'site/entry-client.tsx': { file: 'build/entry.js', imports: ['_react.js'] },
  '_react.js': { file: 'build/react.js' },
  'site/pages/home/home-page.tsx': {
    file: 'build/home.js',
    src: 'site/pages/home/home-page.tsx',
    imports: ['_react.js'],
  },
  'site/messages/de.ts': { file: 'build/de.js' },
  'site/messages/fr.ts': { file: 'build/fr.js' },
}
const weights: Record<string, number> = { entry: 10, react: 50, home: 5, de: 2, fr: 3 }
const weigh = (file: string) => weights[file.replace(/^\/build\/|\.js$/g, '')] ?? Number.NaN

test('a page loads the entry, its template, the messages of its largest language, and what they import, each once', () => {
  expect(firstLoad(manifest, 'home', weigh)).toEqual({ template: 'home', files: 4, bytes: 68 })
})

test('a template without a chunk of its own is not taken for a light one', () => {
  expect(() => firstLoad(manifest, 'contact', weigh)).toThrow('The build has no chunk of the template contact.')
})

test('a page over its budget is named with its weight and its limit', () => {
  expect(overBudget([{ template: 'home', bytes: 75_100, files: 5, budget: 75_000 }])).toEqual([
    'The template home loads 75.1 kB of JavaScript; its budget is 75.0 kB.',
  ])
})

test('a page at its budget, or without one, passes', () => {
  expect(overBudget([{ template: 'home', bytes: 75_000, files: 5, budget: 75_000 }])).toEqual([])
  expect(overBudget([{ template: 'cart', bytes: 900_000, files: 5, budget: null }])).toEqual([])
})

test('the table gives each template its weight and its budget', () => {
  expect(renderFirstLoads([{ template: 'home', bytes: 72_640, files: 7, budget: 75_000 }])).toContain(
    'home   72.6 kB of 75.0 kB  (7 files)',
  )
})
