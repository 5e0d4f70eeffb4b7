import { expect, test } from 'vitest'
import { against, withoutEntries } from './shrink.ts'

const found = (...whats: string[]) => whats.map((what) => ({ what, detail: '' }))

test('what is not listed is new, and what is listed and no longer found is mended', () => {
  expect(against(['a', 'b'], found('b', 'c'))).toEqual({ added: found('c'), gone: ['a'] })
})

test('a mended entry leaves the list, and nothing else does', () => {
  const list = "export const known = {\n  why: [\n    'a says \"any\"',\n    'b',\n  ],\n}\n"
  expect(withoutEntries(list, ['a says "any"'])).toBe("export const known = {\n  why: [\n    'b',\n  ],\n}\n")
})
