import { z } from 'zod'
import { WEBHOOK_EVENTS } from '#contract/wire/webhooks.ts'
import { isInsideHost } from '../outside/inside-host.ts'
import type { Reach } from '../outside/public-address.ts'

const addressSchema = (isAllowed: Reach['isAllowed']) =>
  z
    .string()
    .trim()
    .max(1000)
    .refine((value) => {
      const url = URL.parse(value)
      return url !== null && url.username === '' && (url.protocol === 'https:' || isAllowed?.(url.hostname) === true)
    }, 'must be a web address like https://kasse.example/webhook')
    .refine(
      (value) => !isInsideHost(URL.parse(value)?.hostname ?? '', isAllowed),
      'must not be a server of a private network',
    )

const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value), 'must be a text of one line')

/** A new webhook; `isAllowed` names hosts that may be called although they are of a private network. */
export const webhookSchema = (isAllowed: Reach['isAllowed']) =>
  z.strictObject({
    name: nameSchema,
    url: addressSchema(isAllowed),
    events: z
      .array(z.enum(WEBHOOK_EVENTS))
      .min(1)
      .transform((events) => [...new Set(events)]),
  })

/** What changes of a webhook. */
export const webhookChangeSchema = (isAllowed: Reach['isAllowed']) =>
  webhookSchema(isAllowed).partial().extend({ active: z.boolean().optional() })
