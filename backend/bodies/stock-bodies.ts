import { z } from 'zod'
import { isStorable } from '#domain/texts/storable.ts'
import { MAX_INTEGER } from '../items/field-value.ts'

const id = z.int().min(1).max(MAX_INTEGER)
const pieces = z.int().min(0).max(1_000_000)
const reason = z
  .string()
  .trim()
  .max(500)
  .refine(isStorable, 'has a character that cannot be stored')
  .transform((text) => text || undefined)
  .optional()
const place = { product: id, variant: id.nullish(), branch: id.nullable() }
/** Pieces counted anew at a place. */
export const countSchema = z.strictObject({ ...place, pieces, was: pieces, reason })
/** Pieces that are carried to another place. */
export const moveSchema = z.strictObject({ ...place, to: id.nullable(), pieces: pieces.min(1), reason })
