import { expect, test } from 'vitest'
import { pageAssets } from './page-assets.ts'

const manifest = {
  'site/entry-client.ts': { file: 'entry.js' },
  'site/start-page.tsx': { file: 'start.js', imports: ['site/entry-client.ts'], css: ['start.css'] },
  '_parts.js': { file: 'parts.js', imports: ['site/start-page.tsx'], css: ['parts.css'] },
  'site/pages/home/home-page.tsx': {
    file: 'home.js',
    imports: ['_list.js', 'site/start-page.tsx', '_parts.js'],
    css: ['home.css'],
  },
  '_list.js': {
    file: 'list.js',
    imports: ['_parts.js'],
    dynamicImports: ['site/shop/list/messages/de.ts', 'site/shop/list/messages/en.ts', 'site/shop/list/dialog.tsx'],
    css: ['list.css'],
  },
  'site/shop/list/messages/de.ts': { file: 'list-de.js' },
  'site/shop/list/messages/en.ts': { file: 'list-en.js' },
  'site/shop/list/dialog.tsx': { file: 'dialog.js' },
  'site/messages/de.ts': { file: 'de.js' },
}

test('the styles of an import come before those of its importer, which may override them', () => {
  expect(pageAssets(manifest, 'home', 'de').styles).toEqual(['/start.css', '/parts.css', '/list.css', '/home.css'])
})

test('every file is named once, the entry apart, with the texts of its language and nothing else that comes later', () => {
  const { entry, modules } = pageAssets(manifest, 'home', 'de')
  expect([entry, ...modules].sort()).toEqual([
    '/de.js',
    '/entry.js',
    '/home.js',
    '/list-de.js',
    '/list.js',
    '/parts.js',
    '/start.js',
  ])
})
