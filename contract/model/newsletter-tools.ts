import { collection } from './collection.ts'
import { choice, datetime, integer, partOf, text } from './field.ts'

/** The programs that send newsletters, which subscribers are carried to. */
export const NEWSLETTER_TOOLS = ['brevo', 'cleverreach'] as const

/** What a tool is to know of an address: that it may be written to, that it has left, or nothing any more. */
export const TRANSFER_WISHES = ['subscribed', 'left', 'erased'] as const

/** The tools that a website is connected with, and what each knows or is to be told: written by the program alone. */
export const newsletterTools = [
  collection('newsletter_tools', {
    owners: ['project'],
    unique: [['project', 'tool']],
    fields: {
      project: partOf('project'),
      tool: choice(NEWSLETTER_TOOLS, { required: true }),
      /** The list there. Another one is another connection. */
      list: text({ required: true, max: 40 }),
      /** Who has confirmed later may be written to again, although the tool knows that they had left. */
      connected_on: datetime({ required: true }),
      /** When it was last asked who has left there; empty before the first time. */
      asked_on: datetime(),
      /** What it could not be told or asked for, of `ToolFault`; empty while all is well. */
      fault: text({ max: 40 }),
      /** How often in a row. */
      faults: integer({ required: true, default: 0 }),
      /** When it is to be tried again. */
      due_on: datetime({ required: true }),
      /** Until when one process has it in hand. */
      claimed_until: datetime(),
    },
  }),
  collection('newsletter_transfers', {
    owners: ['project', 'tool'],
    unique: [['tool', 'email']],
    indices: [
      ['tool', 'state'],
      ['project', 'email'],
    ],
    fields: {
      tool: partOf('newsletter_tools'),
      project: partOf('project'),
      email: text({ required: true, max: 254, format: 'email' }),
      wish: choice(TRANSFER_WISHES, { required: true }),
      state: choice(['waiting', 'sent', 'failed'], { required: true, default: 'waiting' }),
      /** Of the tool's refusal no more than its status. */
      answer: text({ max: 100 }),
      created_on: datetime({ required: true }),
      sent_on: datetime(),
    },
  }),
].flat()
