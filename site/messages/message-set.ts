import { use } from 'react'
import type { Language } from '#domain/texts/language.ts'
import { fulfilled } from '../data/fulfilled.ts'
import { useShared } from '../data/shared-data-context.tsx'
import { untilLoaded } from '../data/until-loaded.ts'
import type { Compiled, SourceOf } from './message-types.ts'

type Sources<German extends Record<string, string>> = Readonly<
  Record<Language, () => Promise<{ readonly messages: SourceOf<German> }>>
> & { readonly de: () => Promise<{ readonly messages: German }> }

/** The texts of one part of the site, of which each language is loaded by itself. */
export type MessageSet<Messages> = {
  /** Loads the texts of a language. Rejects where their file cannot be loaded, and tries again when asked again. */
  load(language: Language): Promise<Messages>
  /** Settles once the texts are loaded, however long that takes; of those that are loaded React knows without waiting. */
  arrival(language: Language): Promise<Messages>
}

// The build replaces each language file by its compiled functions (site/build/icu-messages.ts); its source types cannot say so.
const compiledIn = (file: unknown) => (file as { default: never }).default

/**
 * The texts of one part of the site by language, apart from all others, so that only who shows the part loads them:
 * `lateMessageSet({ de: () => import('./de.ts'), … })`. A page does not wait for them.
 */
export function lateMessageSet<const German extends Record<string, string>>(
  files: Sources<German>,
): MessageSet<Compiled<German>> {
  const there: Partial<Record<Language, Compiled<German>>> = {}
  const arrivals: Partial<Record<Language, Promise<Compiled<German>>>> = {}
  const load = async (language: Language) => (there[language] ??= compiledIn(await files[language]()))
  return {
    load,
    arrival(language) {
      const loaded = there[language]
      arrivals[language] ??= loaded ? fulfilled(loaded) : untilLoaded(() => load(language))
      return arrivals[language]
    },
  }
}

const sets: Pick<MessageSet<unknown>, 'load'>[] = []

/** The same where a page is shown only once its texts are there (`loadTexts`). */
export function messageSet<const German extends Record<string, string>>(
  files: Sources<German>,
): MessageSet<Compiled<German>> {
  const set = lateMessageSet(files)
  sets.push(set)
  return set
}

/** Loads the texts in a language that the modules which are loaded show: after a page's code, before the page is rendered. */
export const loadTexts = (language: Language): Promise<unknown> => Promise.all(sets.map((set) => set.load(language)))

/** Texts in the page's language. Suspends in what was loaded later than the page. */
export const usePageMessages = <Messages>(set: MessageSet<Messages>): Messages =>
  use(set.arrival(useShared().page.language))
