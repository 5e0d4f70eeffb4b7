import { useShared } from '../data/shared-data-context.tsx'
import { useObservedStorage } from '../storage/storage-context.tsx'
import type { ContentAction } from './report-content.ts'

/** Puts on record what is done at the place of some content; its code comes with the click. */
export function useContentRecord() {
  const { consents, page } = useShared()
  const storage = useObservedStorage()
  return (action: ContentAction, provider: string) => {
    import('./report-content.ts').then(
      ({ reportContent }) =>
        reportContent(
          storage,
          { action, provider, version: consents.version, language: page.language },
          window.fetch.bind(window),
        ),
      () => {},
    )
  }
}
