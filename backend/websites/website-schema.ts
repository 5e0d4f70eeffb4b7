import { z } from 'zod'
import { blueprints } from '#contract/wire/websites.ts'
import { DOMAIN_NAME, NO_DOMAIN_NAME } from '#domain/paths/domain-name.ts'
import { parseEmail } from '#domain/texts/email.ts'
import { languages } from '#domain/texts/language.ts'
import { isStorable } from '#domain/texts/storable.ts'

const line = (max: number) =>
  z
    .string('is required')
    .trim()
    .min(1, 'is required')
    .max(max, `must have at most ${max} characters`)
    .refine(isStorable, 'has a character that cannot be stored')

const domain = line(253).regex(DOMAIN_NAME, NO_DOMAIN_NAME)

/** What a second website of one that is there is called. */
export const copySchema = z.strictObject({ domain, name: line(100) })

/** What a website of an archive is called; as it was unless given. */
export const intakeSchema = copySchema.partial()

/** What a new website is asked for. */
export const websiteSchema = z.strictObject({
  name: line(100),
  domain,
  languages: z
    .array(z.enum(languages, 'names a language that there is not'))
    .min(1, 'is required')
    .refine((all) => new Set(all).size === all.length, 'names a language twice'),
  blueprint: z.enum(blueprints, `must be one of ${blueprints.join(', ')}`),
  sells: z.boolean('must be true or false'),
  company: z.strictObject({
    company_name: line(255),
    executive: line(255),
    street: line(255),
    number: line(20),
    zip_code: line(20),
    city: line(255),
    phone: line(250),
    email: line(254).refine((value) => parseEmail(value) !== undefined, 'must be an e-mail address'),
    ust_id: z.string().trim().max(30, 'must have at most 30 characters').optional(),
  }),
})
