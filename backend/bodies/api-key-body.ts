import { z } from 'zod'
import { KEY_RATES, parseScope } from '#contract/wire/api-keys.ts'
import { isStorable } from '#domain/texts/storable.ts'

/** Scopes of a key. */
const MOST_SCOPES = 100

/** A new key, as it is asked for at that moment. */
export const apiKeySchema = (now: Date) =>
  z.strictObject({
    name: z.string().trim().min(1).max(100).refine(isStorable),
    scopes: z
      .array(z.string().refine((scope) => parseScope(scope) !== undefined, 'must be like catalogue:read or files:*'))
      .min(1)
      .max(MOST_SCOPES),
    rate: z.literal(KEY_RATES, `must be one of ${KEY_RATES.join(', ')}`).default(600),
    expires_on: z.iso
      .datetime({ abort: true, error: 'must be a moment like 2027-01-31T10:00:00Z' })
      .refine((moment) => new Date(moment) > now, 'must be in the future')
      .transform((moment) => new Date(moment).toISOString())
      .nullish(),
  })
