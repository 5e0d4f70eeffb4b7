import { expect, test } from 'vitest'
import { differencesOf, sentenceOf } from './differences.ts'

const answers = (all: Record<string, string[]>) => new Map(Object.entries(all))

test('answers that say the same do not differ', () => {
  expect(differencesOf(answers({ a: ['1', '2'] }), answers({ a: ['1', '2'] }))).toEqual([])
})

test('what differs alike in many answers stands once, the most frequent first', () => {
  const before = answers({ a: ['x', 'old', 'y'], b: ['old', 'z'], c: ['1'] })
  const after = answers({ a: ['x', 'new', 'y'], b: ['new', 'z'], c: ['1', '2'] })
  expect(differencesOf(before, after)).toEqual([
    { lines: ['+ new', '- old'], asked: ['a', 'b'] },
    { lines: ['+ 2'], asked: ['c'] },
  ])
})

test('what only one side was asked is a difference', () => {
  expect(differencesOf(answers({ a: [] }), answers({ b: [] }))).toEqual([
    { lines: ['- answered'], asked: ['a'] },
    { lines: ['+ answered'], asked: ['b'] },
  ])
})

test('a long difference is told in short', () => {
  const lines = Array.from({ length: 20 }, (_, line) => `+ ${line}`)
  const sentence = sentenceOf({ lines, asked: ['a', 'b', 'c', 'd', 'e'] })
  expect(sentence).toContain('5 answers: a, b, c, … and 2 more')
  expect(sentence).toContain('… and 8 more')
})
