import { z } from 'zod'

/** Addresses of one call. */
const MOST = 5000

const address = z.string().max(254)

/** Who has left elsewhere, as a program says it: one address, or several. What else its message holds is not looked at. */
export const leftSchema = z
  .object({ email: address.optional(), emails: z.array(address).max(MOST).optional() })
  .refine(({ email, emails }) => email !== undefined || emails !== undefined, {
    path: ['emails'],
    message: 'must be a list of e-mail addresses',
  })
