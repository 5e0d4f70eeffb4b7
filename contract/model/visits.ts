import { collection } from './collection.ts'
import { choice, date, integer, partOf, text } from './field.ts'

/** What is counted of visits: pages by their path, visits by the host that they came from, steps to an order, and pages for programs. */
export const VISIT_KINDS = ['page', 'source', 'step', 'program'] as const

/** Sums by German day: nothing of who came. Written by the program alone. */
export const visits = collection('visit_count', {
  unique: [['project', 'day', 'kind', 'name']],
  // All that reports add up, in their order.
  indices: [['project', 'kind', 'name', 'day', 'times']],
  fields: {
    project: partOf('project'),
    day: date({ required: true }),
    kind: choice(VISIT_KINDS, { required: true }),
    name: text({ required: true }),
    times: integer({ required: true, min: 1 }),
  },
})
