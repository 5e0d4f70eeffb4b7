import { expect, test } from 'vitest'
import { lateMessageSet, loadTexts, messageSet } from './message-set.ts'

const texts = (messages: { hello: string }) => ({ messages, default: { hello: () => messages.hello } })

test('of the texts of a part the page’s language is loaded, and no other, once', async () => {
  const asked: string[] = []
  const file = (language: string, hello: string) => async () => {
    asked.push(language)
    return texts({ hello })
  }
  const set = messageSet({ de: file('de', 'Guten Tag'), en: file('en', 'Hello'), fr: file('fr', 'Bonjour') })
  await loadTexts('fr')
  await loadTexts('fr')
  expect((await set.load('fr')).hello()).toBe('Bonjour')
  expect(asked).toEqual(['fr'])
})

test('texts that could not be loaded are asked for again, and a page does not wait for late ones', async () => {
  let isThere = false
  let asked = 0
  const de = async () => {
    asked++
    if (!isThere) throw new Error('gone')
    return texts({ hello: 'Guten Tag' })
  }
  const set = lateMessageSet({ de, en: de, fr: de })
  await expect(set.load('de')).rejects.toThrow('gone')
  isThere = true
  await loadTexts('de')
  expect(asked).toBe(1)
  expect((await set.load('de')).hello()).toBe('Guten Tag')
})
