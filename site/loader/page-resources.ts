import type { ComponentType } from 'react'
import type { PageContext } from '../data/page-context.ts'
import type { SharedData } from '../data/shared-data.ts'
import type { Messages } from '../messages/message-types.ts'

/** The code of a page template. That its data fits is for the table of templates (pages/templates.ts). */
export type PageComponent = ComponentType<{ data: unknown }>

/** The body of `/page-data/{path}/page-data.json`. */
export type PageData = {
  componentChunkName: string
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
  component: PageComponent
  messages: Messages
  json: PageData['result']
  page: { componentChunkName: string; path: string; webpackCompilationHash: string; staticQueryHashes: string[] }
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
