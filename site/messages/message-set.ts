import type { Language } from '#domain/texts/language.ts'
import { useShared } from '../data/shared-data-context.tsx'
import type { Compiled, SourceOf } from './message-types.ts'

type Sources<German extends Record<string, string>> = Readonly<
  Record<Language, { readonly messages: SourceOf<German> }>
> & { readonly de: { readonly messages: German } }

// The build replaces each language file by its compiled functions (site/build/icu-messages.ts); its source types cannot say so.
const compiledIn = (file: unknown) => (file as { default: never }).default

/** The texts of one part of the site by language, apart from all others, so that only who shows the part loads them: `messageSet({ de, en, fr })`. */
export const messageSet =
  <const German extends Record<string, string>>(files: Sources<German>) =>
  (language: Language): Compiled<German> =>
    compiledIn(files[language])

type LazySources<German extends Record<string, string>> = Readonly<
  Record<Language, () => Promise<{ readonly messages: SourceOf<German> }>>
> & { readonly de: () => Promise<{ readonly messages: German }> }

/** The same where only the language that is asked for is loaded. */
export const lazyMessageSet = <const German extends Record<string, string>>(files: LazySources<German>) => {
  const loaded: Partial<Record<Language, Compiled<German>>> = {}
  return async (language: Language): Promise<Compiled<German>> =>
    (loaded[language] ??= compiledIn(await files[language]()))
}

/** Texts in the page's language. */
export const usePageMessages = <Messages>(set: (language: Language) => Messages): Messages =>
  set(useShared().page.language)
