import { expect, test } from 'vitest'
import type { Language } from '../texts/language.ts'
import { movedAddresses } from './address-change.ts'

const page = (paths: Partial<Record<Language, string>>, isPublished = true) => ({
  isPublished,
  paths: new Map(Object.entries(paths) as [Language, string][]),
})

test('who asks for the address that a published page had is led to the one it has', () => {
  expect(movedAddresses(page({ de: '/advent', en: '/en/a' }), page({ de: '/weihnachten', en: '/en/a' }))).toEqual([
    { from: '/advent', to: '/weihnachten' },
  ])
})

test('an address that nobody was shown, or that has gone without another, leads nowhere', () => {
  expect(movedAddresses(page({ de: '/advent' }, false), page({ de: '/weihnachten' }))).toEqual([])
  expect(movedAddresses(page({ de: '/advent', en: '/en/a' }), page({ de: '/advent' }))).toEqual([])
  expect(movedAddresses(undefined, page({ de: '/advent' }))).toEqual([])
})
