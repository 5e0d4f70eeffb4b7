import { expect, test } from 'vitest'
import { shellFiles } from './shell-files.ts'

const manifest = {
  'site/entry-client.ts': { file: 'build/entry.js' },
  'site/start-page.tsx': {
    file: 'build/start.js',
    imports: ['_app.js'],
    css: ['build/app.css'],
    assets: ['build/figtree-latin-A0.woff2', 'build/figtree-latin-ext-D3.woff2', 'build/hanken-grotesk-latin-B1.woff2'],
  },
  '_app.js': { file: 'build/app.js' },
  'site/layout/drawer.tsx': { file: 'build/drawer.js', imports: ['_app.js'], css: ['build/drawer.css'] },
  'site/consent/matomo.ts': { file: 'build/matomo.js' },
  'site/pages/home/home-page.tsx': { file: 'build/home.js', css: ['build/home.css'] },
  'site/messages/de.ts': { file: 'build/de.js' },
}

test('the shell is what every page needs, each file once, and nothing of a template, a language or statistics', () => {
  expect(shellFiles(manifest)).toEqual([
    '/build/entry.js',
    '/build/start.js',
    '/build/app.css',
    '/build/hanken-grotesk-latin-B1.woff2',
    '/build/app.js',
    '/build/drawer.js',
    '/build/drawer.css',
  ])
})
