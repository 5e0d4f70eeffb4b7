import { collection } from './collection.ts'
import { choice, datetime, json, longText, m2o, partOf, text } from './field.ts'

const byProgram = { trusted: 'program' } as const

/** Changes of records that come true by themselves at a moment: published, changed, withdrawn. */
export const scheduled = [
  collection('scheduled_change', {
    indices: [
      ['state', 'moment'],
      ['project', 'moment'],
    ],
    fields: {
      project: partOf('project'),
      /** Which record, by its collection and id. */
      collection: text({ required: true, max: 64, ...byProgram }),
      item: text({ required: true, max: 64, ...byProgram }),
      /** From then on it counts. */
      moment: datetime({ required: true, ...byProgram }),
      /** What changes, as an update takes it. */
      data: json('object', { required: true, max: 2_000_000, ...byProgram }),
      state: choice(['waiting', 'done', 'failed'], { required: true, default: 'waiting', ...byProgram }),
      /** Why it could not come true. */
      problem: longText(byProgram),
      /** Who planned it, and in whose name it is written. */
      user: m2o('users', byProgram),
      created_on: datetime({ required: true, default: 'now', ...byProgram }),
      done_on: datetime(byProgram),
    },
  }),
].flat()
