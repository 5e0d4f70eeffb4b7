import { pickTranslation } from '#domain/texts/language.ts'
import type { PageRequest } from '../../data/page-request.ts'
import { loadMessages } from '../../messages/load-messages.ts'

/** The page that stands for every address that leads nowhere. */
export async function notFoundData({ project, language, first }: PageRequest) {
  const messages = await loadMessages(language)
  const siteName = pickTranslation(project.translations, language, first)?.site_name || project.display_name
  return { data: null, meta: { title: messages.notFoundTitle(), siteName, noindex: true } }
}
