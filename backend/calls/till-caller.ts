import { collectionOf } from '#contract/model/model.ts'
import { Fault } from '../fault.ts'
import { admitted, type Caller } from '../http/context.ts'
import { mayWriteTill } from '../till/take-till-file.ts'
import type { Teller } from '../till/till-alarm.ts'
import type { Services } from './services.ts'

/** Throws the Fault for who may not change products: files of the till concern nobody else. */
export async function tillReader(caller: Caller) {
  const { account } = await admitted(caller)
  const access = await caller.access()
  if (!access.write(collectionOf('ecommerce_product'), 'update'))
    throw new Fault('forbidden', 'ecommerce_product: update is not allowed')
  return { account, access }
}

/** Throws the Fault for who may not change pieces there, or prices. */
export async function tillWriter(caller: Caller, branch: number | null) {
  const { account } = await admitted(caller)
  const access = await caller.access()
  const forbidden = new Fault('forbidden', 'ecommerce_product: changing stock and prices is not allowed')
  if (!mayWriteTill(access, branch)) throw forbidden
  return { account, access, forbidden }
}

/** What mails about tills are written with. */
export const tellerOf = ({ defaults, till, log }: Services): Teller => ({
  ...defaults,
  mailFrom: till?.mailFrom,
  log: (message) => log?.(message, undefined),
})
