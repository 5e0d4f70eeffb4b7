import { expect, test } from 'vitest'
import { languages } from '../texts/language.ts'
import { newsletterMessages } from './newsletter-messages.ts'

test('the texts that the specification gives are exact', () => {
  expect(newsletterMessages.emailMissing).toMatchObject({ en: 'Email missing', de: 'Email Adresse fehlt' })
  expect(newsletterMessages.error.en).toBe('An unexpected error occurred')
  expect(newsletterMessages.success.en).toBe('Thank you for subscribing!')
  expect(newsletterMessages.sending.en).toBe('Sending...')
})

test('every message has a text of its own in every language', () => {
  for (const language of languages) {
    const texts = Object.values(newsletterMessages).map((message) => message[language].trim())
    expect(texts.every(Boolean)).toBe(true)
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test('the text for too many attempts says what to do, and tells nobody that an address is registered', () => {
  expect(newsletterMessages.duplicate.en).toMatch(/too many attempts.*try again.*If you are already registered/)
})
