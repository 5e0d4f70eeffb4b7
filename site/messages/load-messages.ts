import type { Language } from '#domain/texts/language.ts'
import type { Messages } from './message-types.ts'

// The build replaces each language file by its compiled functions (site/build/icu-messages.ts); its source types cannot say so.
const files: Record<Language, () => Promise<unknown>> = {
  de: () => import('./de.ts'),
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
}

export async function loadMessages(language: Language): Promise<Messages> {
  const file = (await files[language]()) as { default: Messages }
  return file.default
}
