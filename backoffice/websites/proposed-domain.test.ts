import { expect, test } from 'vitest'
import { proposedDomain } from './proposed-domain.ts'

test('a new website lies below the name of the installation, or below localhost where that is a number', () => {
  expect(proposedDomain('optik-muster', 'www.agentur.example')).toBe('optik-muster.agentur.example')
  expect(proposedDomain('optik-muster', '127.0.0.1')).toBe('optik-muster.localhost')
  expect(proposedDomain('optik-muster', '[::1]')).toBe('optik-muster.localhost')
  expect(proposedDomain('', 'agentur.example')).toBe('')
})
