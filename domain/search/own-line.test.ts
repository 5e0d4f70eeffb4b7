import { expect, test } from 'vitest'
import { ownLine } from './own-line.ts'
import { thesaurusOf } from './thesaurus.ts'

test('several words of a shop are meant together, and those between commas each', () => {
  expect(ownLine('Kette mit Kreuz, Klunker', 'Anhänger', 'de')).toBe('kette_kreuz klunker = Anhänger')
  const { joined, meaningOf } = thesaurusOf('de', [ownLine('Kette mit Kreuz', 'Anhänger', 'de')])
  expect(joined(['silber', 'kette', 'kreuz'])).toEqual(['silber', 'kett_kreuz'])
  expect(meaningOf('kett_kreuz')).toEqual([['anhang']])
  expect(meaningOf('kette')?.[0]).toContain('halskett')
})
