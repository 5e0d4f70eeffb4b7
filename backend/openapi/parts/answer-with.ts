import { type JsonSchema, schemaNamed } from './json-schema.ts'

/** An answer about items: `data`, `meta` where it is asked for, and whether the caller is a stranger. */
export const answerWith = (data: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { data, meta: schemaNamed('Meta'), public: { const: true } },
  required: ['data'],
  additionalProperties: false,
})
