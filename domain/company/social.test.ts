import { expect, test } from 'vitest'
import { socialIcon } from './social.ts'

test('facebook, googleplus and instagram have their own icon', () => {
  expect(['facebook', 'googleplus', 'Instagram'].map(socialIcon)).toEqual(['facebook', 'googleplus', 'instagram'])
})

test('every other medium has the default icon', () => {
  expect(['mastodon', '', null, undefined].map(socialIcon)).toEqual(['link', 'link', 'link', 'link'])
})
