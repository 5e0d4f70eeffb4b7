import { z } from 'zod'

/** Where a Directus 8 lies and what opens it, as calls are given it. */
export const directusPlace = {
  url: z.string().min(1).max(500),
  project: z.string().min(1).max(120),
  token: z
    .string()
    .min(1)
    .max(2000)
    .regex(/^[\x21-\x7e]+$/, 'The token has characters that no token has'),
}
