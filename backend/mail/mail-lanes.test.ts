import { expect, test } from 'vitest'
import { mailLanes } from './mail-lanes.ts'

const limits = { all: 12, ofServer: 6, ofProject: 4 }
const wish = { project: 1 as number | null, server: 'a', isRetry: false }

test('a project whose mails hang takes its own lanes only', () => {
  const lanes = mailLanes(limits)
  for (let n = 0; n < 4; n++) expect(lanes.take(wish)).toBeDefined()
  expect(lanes.take(wish)).toBeUndefined()
  expect(lanes.take({ ...wish, project: 2 })).toBeDefined()
  expect(lanes.take({ ...wish, project: null })).toBeDefined()
})

test('a server whose mails hang takes its own lanes only, whoever sends there', () => {
  const lanes = mailLanes(limits)
  for (let n = 0; n < 6; n++) expect(lanes.take({ ...wish, project: n })).toBeDefined()
  expect(lanes.take({ ...wish, project: 7 })).toBeUndefined()
  expect(lanes.take({ ...wish, project: 7, server: 'b' })).toBeDefined()
})

test('mails that were tried before leave half of all lanes to those that were not', () => {
  const lanes = mailLanes(limits)
  const again = { ...wish, isRetry: true }
  for (let n = 0; n < 2; n++) expect(lanes.take(again)).toBeDefined()
  expect(lanes.take(again)).toBeUndefined()
  expect(lanes.take({ ...again, project: 2 })).toBeDefined()
  expect(lanes.take({ ...again, project: 3 })).toBeUndefined()
  expect(lanes.take(wish)).toBeDefined()
})

test('a lane that is given back can be taken again', () => {
  const lanes = mailLanes({ ...limits, ofProject: 1 })
  lanes.take(wish)?.()
  const free = lanes.take(wish)
  expect(lanes.take(wish)).toBeUndefined()
  free?.()
  expect(lanes.take(wish)).toBeDefined()
})
