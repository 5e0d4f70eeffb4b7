import { isRouteKey } from '#domain/paths/route-map.ts'
import { pathOf } from '#domain/paths/routes.ts'
import { storePath } from '#domain/paths/store-routes.ts'
import { defaultLanguage, type Language, pickTranslation } from '#domain/texts/language.ts'
import type { Sdk } from '#sdk/sdk.ts'
import { linkedRoutes } from '../data/linked-routes.ts'
import { loadProject } from '../data/load-project.ts'
import { storeRoots } from '../data/store-roots.ts'
import { FOUND_BY_NOBODY } from './found-by-nobody.ts'

/** Headings by what stands below them. */
const HEADINGS: Record<Language, { pages: string; goods: string; list: string; feed: string; markdown: string }> = {
  de: {
    pages: 'Seiten',
    goods: 'Waren',
    list: 'Alle Waren',
    feed: 'Was online verkauft wird, mit Preis und Bestand',
    markdown: 'Jede Seite gibt es als Markdown: mit .md hinter ihrer Adresse, die Startseite als /index.md.',
  },
  en: {
    pages: 'Pages',
    goods: 'Goods',
    list: 'All goods',
    feed: 'What is sold online, with price and stock',
    markdown: 'Every page is there as Markdown: with .md behind its address, the home page as /index.md.',
  },
  fr: {
    pages: 'Pages',
    goods: 'Articles',
    list: 'Tous les articles',
    feed: 'Ce qui est vendu en ligne, avec prix et stock',
    markdown: 'Chaque page existe en Markdown : avec .md derrière son adresse, la page d’accueil à /index.md.',
  },
}

/** One line of Markdown, whatever an editor has typed. */
const line = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/([[\]])/g, '\\$1')
    .trim()

/**
 * `llms.txt`: what a site is about and where it says what, in its first language, for programs that read it for somebody. Null
 * without a project.
 */
export async function llms(sdk: Sdk): Promise<string | null> {
  const project = await loadProject(sdk)
  if (!project) return null
  const language = project.languages[0] ?? defaultLanguage
  const words = HEADINGS[language]
  const origin = `https://${project.domain}`
  const [routes, pages] = await Promise.all([
    linkedRoutes({ sdk, project }),
    sdk.items('page').read({
      filter: { 'project.domain': project.domain, status: 'published' },
      fields: ['name', 'translations.language', 'translations.title', 'translations.description'],
      sort: ['id'],
      limit: -1,
    }),
  ])
  const own = pickTranslation(project.translations, language, language)
  const entries = pages.data.flatMap(({ name, translations }) => {
    if (FOUND_BY_NOBODY.has(name)) return []
    const own = project.pages?.find((page) => page.name === name)?.paths[language]
    const path = isRouteKey(name) ? routes.has(name) && pathOf(name, language) : own
    const text = pickTranslation(translations, language, language)
    if (!path || !text?.title) return []
    return [`- [${line(text.title)}](${origin}${path})${text.description ? `: ${line(text.description)}` : ''}`]
  })
  const list = storePath({ page: 'list' }, language, storeRoots(project))
  return [
    `# ${line(own?.site_name || project.display_name)}`,
    ...(own?.description ? [`> ${line(own.description)}`] : []),
    words.markdown,
    ...(entries.length > 0 ? [`## ${words.pages}`, entries.join('\n')] : []),
    ...(list
      ? [
          `## ${words.goods}`,
          `- [${words.list}](${origin}${list})\n- [${words.feed}](${origin}/feeds/google.${language}.xml)`,
        ]
      : []),
    '',
  ].join('\n\n')
}
