import { expect, test } from 'vitest'
import { proposedMapping } from './import-targets.ts'

test('columns headed as the back office calls them are known by that', () => {
  expect(proposedMapping(['Artikelnummer', 'Name', 'Gehört zu', 'Belongs to', 'Farbe'])).toEqual([
    'reference_number',
    'display_name',
    'parent',
    '',
    '',
  ])
})
