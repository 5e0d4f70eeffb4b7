import { collection } from './collection.ts'
import { boolean, choice, datetime, integer, json, longText, m2o, partOf, text } from './field.ts'

/** A message waits until it is due, is under way in one process, and has arrived or was given up. */
export const WEBHOOK_MESSAGE_STATES = ['waiting', 'sending', 'sent', 'failed'] as const

/** Addresses of other programs that are told what happens, and what was or is to be told them: reached by calls of their own. */
export const webhooks = [
  collection('webhooks', {
    owners: ['project'],
    fields: {
      project: partOf('project'),
      /** The account that made it. */
      user: m2o('users'),
      name: text({ required: true, max: 100 }),
      url: text({ required: true, max: 1000 }),
      /** Names of `WEBHOOK_EVENTS`. */
      events: json('list', { required: true, max: 2000 }),
      active: boolean(true),
      /** Sealed; begins with `whsec_`. */
      secret: text({ required: true, secret: true, max: 500 }),
      /** The secret before it, which signs too until then. */
      former_secret: text({ secret: true, max: 500 }),
      former_until: datetime(),
      /** Number of the last change of the feed whose messages are made. */
      seq: integer({ required: true }),
      created_on: datetime({ required: true }),
    },
  }),
  collection('webhook_messages', {
    owners: ['project', 'webhook'],
    unique: [['uuid'], ['webhook', 'source']],
    indices: [['state', 'due_on'], ['webhook', 'record'], ['project', 'email'], ['expires_on']],
    fields: {
      project: partOf('project'),
      webhook: partOf('webhooks'),
      /** What receivers know it by, the same in every attempt. */
      uuid: text({ required: true, max: 40 }),
      event: text({ required: true, max: 64 }),
      /** What it is about, `collection/id`: messages about the same go out one after the other. */
      record: text({ required: true, max: 100 }),
      /** What it was made of, so that it is made once. */
      source: text({ required: true, max: 100 }),
      /** The body, as it is signed and sent. */
      body: longText({ required: true, max: 200_000 }),
      /** The person whom the body names. */
      email: text({ max: 254, format: 'email' }),
      state: choice(WEBHOOK_MESSAGE_STATES, { required: true, default: 'waiting' }),
      attempts: integer({ required: true, default: 0 }),
      due_on: datetime({ required: true }),
      claim: text({ max: 36 }),
      claimed_until: datetime(),
      /** HTTP status of the last attempt; empty where there was no answer. */
      status: integer(),
      /** The beginning of the last answer, or why there was none. */
      answer: text({ max: 500 }),
      created_on: datetime({ required: true }),
      sent_on: datetime(),
      expires_on: datetime({ required: true }),
    },
  }),
].flat()
