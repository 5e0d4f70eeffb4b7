import { pickTranslation } from '#domain/texts/language.ts'
import { hasContracts } from '../../data/has-contracts.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { withdrawalMessages } from '../../withdrawal/messages/withdrawal-messages.ts'

/** The withdrawal function is there as long as there may be contracts, whatever the shop's switches and the editors' pages say. */
export async function withdrawData({ project, language, first }: PageRequest) {
  if (!hasContracts(project)) return null
  const messages = withdrawalMessages(language)
  const siteName = pickTranslation(project.translations, language, first)?.site_name || project.display_name
  return { data: null, meta: { title: messages.heading(), siteName, description: messages.lead() } }
}
