import { leftSchema } from '../../bodies/left-body.ts'
import { leftReport, toolStanding } from '../answers/admin-answers.ts'
import { answeredAs, listOf, takenAs } from '../parts/json-schema.ts'
import { dataOf, type Operation } from '../parts/operation.ts'

/** Subscribers leave with their proof, and come back as unsubscribed. */
export const newsletterToolOperations: readonly Operation[] = [
  {
    id: 'newsletter_subscribers',
    tag: 'newsletter',
    method: 'get',
    path: '/newsletter-tools/subscribers.csv',
    summary: 'Who has confirmed, with the proof, and who has left',
    needs: 'key',
    answer: { type: 'text/csv' },
  },
  {
    id: 'newsletter_left',
    tag: 'newsletter',
    method: 'post',
    path: '/newsletter-tools/left',
    summary: 'Unsubscribes who has left elsewhere; a file of addresses (text/csv) is taken too',
    needs: 'key',
    body: { schema: takenAs(leftSchema), example: { email: 'anna@example.org' } },
    answer: { schema: dataOf(answeredAs(leftReport)) },
  },
  {
    id: 'newsletter_tools',
    tag: 'newsletter',
    method: 'get',
    path: '/newsletter-tools',
    summary: 'How far the connected newsletter tools are',
    needs: 'key',
    answer: { schema: dataOf(listOf(answeredAs(toolStanding))) },
  },
  {
    id: 'retry_newsletter_tools',
    tag: 'newsletter',
    method: 'post',
    path: '/newsletter-tools/retry',
    summary: 'Tries the tools at once, also with addresses that they have refused',
    needs: 'key',
    answer: { schema: dataOf(listOf(answeredAs(toolStanding))) },
  },
]
