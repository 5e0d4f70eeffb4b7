import { collection } from './collection.ts'
import { datetime, partOf, text } from './field.ts'

/** What signs a person in on another website of the installation once: SHA-256 of the code that the browser takes there. */
export const entryPass = collection('entry_passes', {
  owners: ['user'],
  unique: [['code_hash']],
  indices: [['expires_on']],
  fields: {
    user: partOf('users'),
    project: partOf('project'),
    code_hash: text({ required: true, secret: true, max: 64 }),
    expires_on: datetime({ required: true }),
  },
})
