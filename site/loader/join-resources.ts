import type { Language } from '#domain/texts/language.ts'
import { loadTexts } from '../messages/message-set.ts'
import type { Messages } from '../messages/message-types.ts'
import type { InlineResources, PageComponent, PageData, PageResources, StaticQueryResult } from './page-resources.ts'

/** Where a page's code comes from: its template, and the messages of its language. */
export type CodeSource = {
  loadTemplate: (name: string) => Promise<PageComponent>
  loadMessages: (language: Language) => Promise<Messages>
}

type Code = [component: PageComponent, messages: Messages]

/** Loads the code of a page. Rejects when a chunk is gone. */
export async function loadCode({ componentChunkName, result }: PageData, source: CodeSource): Promise<Code> {
  const { language } = result.pageContext
  const code = await Promise.all([source.loadTemplate(componentChunkName), source.loadMessages(language)])
  await loadTexts(language)
  return code
}

/** All that a page is rendered from, with the hash of the build that it belongs to. */
export function joinResources(
  { componentChunkName, path, staticQueryHashes, result }: PageData,
  staticQueryResults: Record<string, StaticQueryResult>,
  webpackCompilationHash: string,
  [component, messages]: Code,
): PageResources {
  return {
    component,
    messages,
    json: result,
    page: { componentChunkName, path, staticQueryHashes, webpackCompilationHash },
    staticQueryResults,
  }
}

/** Turns what the server wrote into the page into resources, its chunks loaded. */
export async function inlineToResources(
  { pageData, staticQueryResults, webpackCompilationHash }: InlineResources,
  source: CodeSource,
): Promise<PageResources> {
  return joinResources(pageData, staticQueryResults, webpackCompilationHash, await loadCode(pageData, source))
}
