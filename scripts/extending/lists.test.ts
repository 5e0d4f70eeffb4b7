import { expect, test } from 'vitest'
import { filesOf, withFiles } from './lists.ts'

const document =
  '# Title\n\n## A field\n\nWords with `code`.\n\n<!-- places -->\n- `b.ts`\n- `a.ts`\n<!-- end -->\n\n## A feed\n\nWords.\n'

test('the files of a list are those between its marks', () => {
  expect(filesOf(document, 'A field')).toEqual(['a.ts', 'b.ts'])
  expect(() => filesOf(document, 'A feed')).toThrow('no list under "A feed"')
})

test('a list is written anew without what stands around it', () => {
  const written = withFiles(document, 'A field', ['c.ts'])
  expect(filesOf(written, 'A field')).toEqual(['c.ts'])
  expect(written.replace('- `c.ts`', '')).toContain('Words with `code`.')
})
