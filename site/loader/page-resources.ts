import type { ComponentType } from 'react'
import type { Language } from '#domain/texts/language.ts'
import type { LinkView, SharedData } from '../data/shared-data.ts'
import type { Messages } from '../messages/message-types.ts'
import type { TemplateName } from '../pages/templates.ts'

/** What a template knows about its page besides its data. */
export type PageContext = {
  route: string
  language: Language
  alternates: { language: Language; path: string }[]
  /** The pages between the home page and this one. */
  trail: LinkView[]
  meta: PageMeta
}

export type PageMeta = {
  title: string
  siteName: string
  description?: string
  keywords?: string
  image?: string
  canonical?: string
  noindex?: boolean
  /** The retailer clock does not stand on this page (SPEC 2). */
  hideClock?: boolean
}

/** The body of `/page-data/{path}/page-data.json`. */
export type PageData = {
  componentChunkName: TemplateName
  path: string
  result: { data: unknown; pageContext: PageContext }
  staticQueryHashes: string[]
}

/** The body of `/page-data/app-data.json`. */
export type AppData = { webpackCompilationHash: string }

/** The body of `/page-data/sq/d/{hash}.json`: one part of the data that pages share. */
export type StaticQueryResult = { data: Partial<SharedData> }

/** Everything that a page needs to be rendered, in the browser's memory. */
export type PageResources = {
  component: ComponentType<{ data: never }>
  messages: Messages
  json: PageData['result']
  page: { componentChunkName: TemplateName; path: string; webpackCompilationHash: string; staticQueryHashes: string[] }
  staticQueryResults: Record<string, StaticQueryResult>
}

/** What the server writes into the first page, so that hydration asks for nothing. */
export type InlineResources = {
  pageData: PageData
  staticQueryResults: Record<string, StaticQueryResult>
  webpackCompilationHash: string
}

/** Joins the shared parts that a page names into one object. */
export function sharedDataOf(resources: Pick<PageResources, 'staticQueryResults' | 'page'>): SharedData {
  const parts = resources.page.staticQueryHashes.map((hash) => resources.staticQueryResults[hash]?.data)
  return Object.assign({}, ...parts) as SharedData
}
