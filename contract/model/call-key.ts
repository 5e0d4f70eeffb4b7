import { collection } from './collection.ts'
import { boolean, datetime, integer, longText, partOf, text } from './field.ts'

/** Calls of signed-in people that came with an `Idempotency-Key`: each is done once, however often it is sent. Written by the program alone. */
export const callKey = collection('call_keys', {
  owners: ['user'],
  unique: [['user', 'project', 'key']],
  indices: [['expires_on']],
  fields: {
    user: partOf('users'),
    project: partOf('project'),
    key: text({ required: true, max: 100 }),
    /** SHA-256 of method and address: a key belongs to one call. */
    call: text({ required: true, max: 64 }),
    /** Set in the transaction of the call itself. */
    done: boolean(false),
    /** Until then a process is at work on it; empty where none is. */
    claimed_until: datetime(),
    /** HTTP status of the answer; empty until there is one. */
    status: integer(),
    answer: longText({ max: 70_000 }),
    /** Until when the answer is kept, which may name customers. */
    answer_until: datetime(),
    expires_on: datetime({ required: true }),
  },
})
