import { expect, test } from 'vitest'
import { addressOf, mailServerOf } from './mail-server.ts'

test('a mail server is kept as one address, whatever signs user and password have', () => {
  const server = {
    host: 'mail.laden.example',
    port: '',
    encryption: 'starttls',
    user: 'post@laden.example',
    password: 'a:b/c@d',
  } as const
  expect(addressOf(server)).toBe('smtp://post%40laden.example:a%3Ab%2Fc%40d@mail.laden.example:587')
  expect(addressOf({ ...server, encryption: 'tls', user: '' })).toBe('smtps://mail.laden.example:465')
})

test('what is kept is shown in fields, without its password', () => {
  expect(mailServerOf('smtps://post@laden.example@mail.laden.example:4650')).toEqual({
    host: 'mail.laden.example',
    port: '4650',
    encryption: 'tls',
    user: 'post@laden.example',
    password: '',
  })
  expect(mailServerOf(null)).toMatchObject({ host: '', port: '587', encryption: 'starttls' })
})

test('without a server the address is empty, which takes it away', () => {
  expect(addressOf(mailServerOf(null))).toBe('')
})
