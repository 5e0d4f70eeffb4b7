import { collection } from './collection.ts'
import { integer, longText, number, partOf, text } from './field.ts'

/** Uploaded files: facts about the bytes and their texts. (SPEC 7) */
export const files = collection('files', {
  public: true,
  indices: [['project', 'hash']],
  fields: {
    id: { type: 'uuid', required: true },
    project: partOf('project'),
    filename: text({ required: true }),
    title: text(),
    type: text({ required: true, max: 100 }),
    size: integer({ required: true, min: 0 }),
    width: integer({ min: 1 }),
    height: integer({ min: 1 }),
    focal_x: number({ required: true, default: 0.5, min: 0, max: 1 }),
    focal_y: number({ required: true, default: 0.5, min: 0, max: 1 }),
    placeholder: longText({ max: 5000 }),
    hash: text({ required: true, max: 128 }),
  },
  translations: { alt: text({ max: 500 }) },
})
