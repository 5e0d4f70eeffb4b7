import { z } from 'zod'
import { MISSING_RULES } from '#contract/model/till.ts'

/** What somebody may set of a place that a till writes files for; folders only where the installation has some. */
export const tillPlaceSchema = (hasFolders: boolean) =>
  z.strictObject({
    folder: z
      .boolean('must be true or false')
      .refine((folder) => hasFolders || !folder, 'there are no folders here: files lie on another machine'),
    missing: z.enum(MISSING_RULES, `must be one of ${MISSING_RULES.join(', ')}`),
    every: z
      .number('must be a number of hours')
      .min(0.1, 'must be at least 0.1')
      .max(1000, 'must be at most 1000')
      .nullable(),
  })
