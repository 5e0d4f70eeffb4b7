import { hasContracts } from '../../data/has-contracts.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { withdrawalMessages } from '../../withdrawal/messages/withdrawal-messages.ts'
import { storeMeta } from '../shared/store-meta.ts'

/** The withdrawal function is there as long as there may be contracts, whatever the shop's switches and the editors' pages say. */
export async function withdrawData(request: PageRequest) {
  if (!hasContracts(request.project)) return null
  const messages = await withdrawalMessages.load(request.language)
  return { data: null, meta: { ...storeMeta(messages.heading(), request), description: messages.lead() } }
}
