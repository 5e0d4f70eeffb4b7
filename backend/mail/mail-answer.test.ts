import { expect, test } from 'vitest'
import { mailAnswer } from './mail-answer.ts'

test.each([
  ['notSent', 'connect ECONNREFUSED 203.0.113.9:25', 'unreachable'],
  ['notSent', 'getaddrinfo ENOTFOUND mail.muster.example', 'unreachable'],
  ['notSent', 'mail.muster.example is of a private network', 'not_allowed'],
  ['notSent', 'Invalid greeting. response=-ERR internal-redis-banner', 'no_mail_server'],
  ['notSent', 'Invalid login: 535 no', 'wrong_credentials'],
  ['notSent', 'The mail server took too long', 'too_slow'],
  ['notSent', 'Connection timeout', 'too_slow'],
  ['notSent', "Can't upgrade connection since the server does not offer STARTTLS", 'not_encrypted'],
  ['notSent', 'Mail command failed: 550 not you', 'sender_refused'],
  ['notSent', 'Message failed: 451 later', 'later'],
  ['refused', "Can't send mail - all recipients were rejected: 550 unknown", 'recipient_refused'],
  ['refused', 'Message failed: 554 spam', 'content_refused'],
  ['refused', 'The mail cannot be written: no', 'not_written'],
  ['unknown', 'Connection closed unexpectedly', 'broken_off'],
  ['sent', '250 taken as secret-internal-queue-id', 'sent'],
] as const)('%s with "%s" is told to the staff as %s', (outcome, response, answer) => {
  expect(mailAnswer({ outcome, response })).toBe(answer)
})
