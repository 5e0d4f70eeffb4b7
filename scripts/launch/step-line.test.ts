import { expect, test } from 'vitest'
import { openStepLine, seconds } from './step-line.mjs'

test('a step is one line: what happens, then how long it took or what came of it', () => {
  let written = ''
  const output = { write: (text: string) => (written += text) }
  openStepLine('1/3 Installing the packages', output)()
  openStepLine('2/3 Building the website', output)('failed')
  expect(written).toMatch(/^1\/3 Installing the packages … {2}0\.0 s\n2\/3 Building the website … {2}failed\n$/)
})

test('times are given in seconds with one decimal', () => {
  expect(seconds(12_345)).toBe('12.3 s')
})
