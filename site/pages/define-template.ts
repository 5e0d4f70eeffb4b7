import type { ComponentType } from 'react'
import type { RouteKey } from '#domain/paths/route-map.ts'
import type { Alternate } from '#domain/paths/routes.ts'
import type { StorePlace } from '#domain/paths/store-routes.ts'
import type { Language } from '#domain/texts/language.ts'
import type { PageMeta } from '../data/page-context.ts'
import type { PageRequest } from '../data/page-request.ts'
import type { LinkView } from '../data/shared-data.ts'
import type { FeedLink } from '../sections/feed-links.ts'
import type { TemplateName } from './page-chunks.ts'

/** What a template's data function answers: its data and its tags, or null when there is no such page. */
export type TemplateAnswer = {
  data: unknown
  meta: PageMeta
  /** 404 for a page that helps on from an address that asks for something the project does not have. */
  status?: 200 | 404
  /** The pages above this one: of the route map, of which those that the project lacks are left out, or by their address. */
  trail?: ({ label: string; route: string } | LinkView)[]
  /** Set where the data asks for another template than the path. */
  template?: TemplateName
  /** The page in its languages, where they do not follow from the path. */
  alternates?: Alternate[]
  /** The part of the query that belongs to the page in a language, with its question mark. */
  query?: (language: Language) => string
  /** Where the page is, when the address that was asked is one that it had, or that it has in another language. */
  movedTo?: string | undefined
  /** JSON-LD objects of this page, beside those that all pages have. */
  structuredData?: object[]
  /** What readers and calendars may follow instead of coming back. */
  feeds?: FeedLink[]
}

/** `rest` is the part of the path below the route: a brand's or a product's slug, an order's name. */
export type LoadTemplateData = (
  request: PageRequest,
  route: string,
  rest: string | undefined,
) => Promise<TemplateAnswer | null>

type AnswerOf<Load extends LoadTemplateData> = NonNullable<Awaited<ReturnType<Load>>>

/** What a data function gives the template that it asks for by this name; without a name, what it gives that of the path. */
type DataOf<Load extends LoadTemplateData, Asked extends TemplateName> = [Asked] extends [never]
  ? Exclude<AnswerOf<Load>, { template: TemplateName }>['data']
  : Extract<AnswerOf<Load>, { template: Asked }> extends { data: infer Data }
    ? Data
    : never

export type Template<
  Load extends LoadTemplateData,
  Routes extends readonly RouteKey[],
  Place extends StorePlace['page'],
  Asked extends TemplateName,
> = {
  /** Its component takes what the data function answers: anything else does not compile. */
  readonly load: () => Promise<{ default: ComponentType<{ data: NoInfer<DataOf<Load, Asked>> }> }>
  readonly data: Load
  /** The pages of the route map that it shows. */
  readonly routes?: Routes
  /** The place in the store that it shows. */
  readonly place?: Place
  /** Its name where not the path but the data function asks for it. */
  readonly asked?: Asked
  /** Set where the page can be read and followed without any code: that comes when the page is used. */
  readonly rests?: true
  /** The most that its JavaScript may weigh until the page reacts, in bytes after brotli; null for no limit. */
  readonly budget: number | null
}

/** An entry of the table of templates. */
export const defineTemplate = <
  Load extends LoadTemplateData,
  const Routes extends readonly RouteKey[] = readonly [],
  Place extends StorePlace['page'] = never,
  Asked extends TemplateName = never,
>(
  template: Template<Load, Routes, Place, Asked>,
): Template<Load, Routes, Place, Asked> => template
