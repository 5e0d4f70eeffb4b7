import type { z } from 'zod'
import { bodyWords } from '../http/body-words.ts'
import { Invalid } from '../items/validate.ts'

/** Reads a body. Throws Invalid, naming the fields at fault. */
export function validBody<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = schema.safeParse(body, { error: bodyWords })
  if (result.success) return result.data
  throw new Invalid(result.error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message })))
}
