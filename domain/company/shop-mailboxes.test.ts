import { expect, test } from 'vitest'
import { type MailedOffice, type MailRecipient, shopMailboxes } from './shop-mailboxes.ts'

const office: MailedOffice = {
  mailbox: { name: 'Muster', address: 'laden@muster.example' },
  wants: { orders: 'all', requests: 'all', reservations: 'rest' },
  people: [],
}
const person = (address: string, ...subjects: MailRecipient['subjects']): MailRecipient => ({
  name: '',
  address,
  subjects,
})
const village = { name: 'Blankenese', address: 'blankenese@muster.example', people: [] }

const told = (...args: Parameters<typeof shopMailboxes>) => shopMailboxes(...args).map(({ address }) => address)

test('a branch gets what concerns it, and the head office what it asked for', () => {
  expect(told('orders', office, [village])).toEqual(['laden@muster.example', 'blankenese@muster.example'])
  expect(told('reservations', office, [village])).toEqual(['blankenese@muster.example'])
  const resting: MailedOffice = { ...office, wants: { orders: 'rest', requests: 'rest', reservations: 'rest' } }
  expect(told('orders', resting, [village])).toEqual(['blankenese@muster.example'])
})

test('what concerns no branch, or one that nobody can be reached at, reaches the head office', () => {
  const mute = { name: 'Altona', address: null, people: [person('nur-anfragen@muster.example', 'requests')] }
  expect(told('reservations', office, [])).toEqual(['laden@muster.example'])
  expect(told('reservations', office, [mute])).toEqual(['laden@muster.example'])
})

test('people get what they are set for: at a branch what concerns it, at the head office of every branch', () => {
  const people = [person('mareike@muster.example', 'orders', 'reservations')]
  const withPeople = { ...office, people: [person('buero@muster.example', 'reservations')] }
  expect(told('reservations', withPeople, [{ ...village, people }])).toEqual([
    'blankenese@muster.example',
    'mareike@muster.example',
    'buero@muster.example',
  ])
  expect(told('requests', withPeople, [{ ...village, people }])).toEqual([
    'laden@muster.example',
    'blankenese@muster.example',
  ])
})

test('a mailbox is told once, however it is spelled and wherever it is set', () => {
  const twice = { ...village, address: 'Laden@Muster.example', people: [person('laden@muster.example', 'orders')] }
  expect(told('orders', office, [twice, twice])).toEqual(['laden@muster.example'])
})

test('without any address nobody is told', () => {
  expect(told('orders', { ...office, mailbox: undefined }, [])).toEqual([])
})
