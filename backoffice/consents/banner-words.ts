import { isRecord, storedObject } from '#domain/texts/stored-json.ts'

/** What a banner asked: its words, and what each consent was called. */
export interface BannerWords {
  readonly heading: string
  readonly intro: string
  /** Names by function_id. */
  readonly names: ReadonlyMap<string, string>
}

/** The words of a banner from the text that is kept of it; undefined of none, or of one in another form. */
export function bannerWords(text: string | undefined): BannerWords | undefined {
  const { heading, intro, offers } = storedObject(text) ?? {}
  if (typeof heading !== 'string' || typeof intro !== 'string' || !Array.isArray(offers)) return undefined
  const names = offers
    .filter(isRecord)
    .map(({ function_id, display_name }) => [String(function_id), String(display_name)] as const)
  return { heading, intro, names: new Map(names) }
}
