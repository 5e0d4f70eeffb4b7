import { expect, test } from 'vitest'
import { UsageError } from '../start-error.ts'
import { askedFile } from './asked-file.ts'

test('a command line names one file', () => {
  expect(askedFile(['monday.tar'], 'Use: …')).toBe('monday.tar')
})

test.each([[[]], [['']], [['--help']], [['-h']], [['monday.tar', '--help']], [['monday.tar', 'tuesday.tar']]])(
  'the usage answers %j, so that no file is called like an option',
  (words) => {
    expect(() => askedFile(words, 'Use: npm run backup -- FILE')).toThrow(new UsageError('Use: npm run backup -- FILE'))
  },
)
