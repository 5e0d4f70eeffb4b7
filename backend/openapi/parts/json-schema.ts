import { z } from 'zod'

/** A JSON Schema of 2020-12, or a reference to one. */
export type JsonSchema = { readonly [keyword: string]: unknown }

const without$schema = ({ $schema: _, ...schema }: JsonSchema): JsonSchema => schema

/** What a call takes, from the schema that checks it. What the schema cannot say in JSON may be anything. */
export const takenAs = (schema: z.ZodType): JsonSchema =>
  without$schema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

/** What a call answers: nothing else than what is named. */
export const answeredAs = (schema: z.ZodType): JsonSchema =>
  without$schema(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))

export const schemaNamed = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

/** An object that has these parts and no others; those of `optional` may be missing. */
export const objectOf = (properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
})

export const orNull = (schema: JsonSchema): JsonSchema => {
  if (Array.isArray(schema.enum)) return { ...schema, ...typeOrNull(schema), enum: [...schema.enum, null] }
  return typeof schema.type === 'string' ? { ...schema, ...typeOrNull(schema) } : { anyOf: [schema, { type: 'null' }] }
}

const typeOrNull = ({ type }: JsonSchema) => (typeof type === 'string' ? { type: [type, 'null'] } : {})
