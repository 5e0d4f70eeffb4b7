import { expect, test } from 'vitest'
import { seenFiles } from './seen-files.ts'

test('files of the build and pictures count, each once; calls and other servers do not', () => {
  const names = [
    'https://site.example/build/app-1.js',
    'https://site.example/assets/ring.jpg?width=640',
    'https://site.example/build/app-1.js',
    'https://site.example/ecom/quote',
    'https://statistik.example/build/matomo.js',
  ]
  const entries = names.map((name) => ({ name }))
  expect(seenFiles(entries, 'https://site.example')).toEqual(['/build/app-1.js', '/assets/ring.jpg?width=640'])
})
