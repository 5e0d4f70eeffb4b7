import { routeMap } from '#domain/paths/route-map.ts'
import { defaultLanguage, type Language, projectLanguages } from '#domain/texts/language.ts'
import { type ProjectSource, requestedProject } from '../http/requested-project.ts'
import { contactPath, newsletterPaths } from './form-paths.ts'

/** Where forms are sent that have no page of their own. */
const ADDRESSES: readonly string[] = [
  contactPath,
  newsletterPaths.request,
  '/forms/page',
  '/forms/event',
  '/forms/stock-notice',
  '/ecom/request',
]

/** The first of a website's languages that a browser asks for; its first one where it asks for none of them. */
export function askedLanguage(accepted: string | null, languages: readonly Language[]): Language {
  const wanted = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return (
    languages.find((one) => one === wanted.find((tag) => languages.some((own) => own === tag))) ??
    languages[0] ??
    defaultLanguage
  )
}

/**
 * Leads a person who comes to the address of a form to the website: without a script it stays in the bar after a form was sent. Undefined for
 * programs, and for every other address.
 */
export async function ledOn(source: ProjectSource, request: Request): Promise<Response | undefined> {
  const isPerson = request.headers.get('accept')?.includes('text/html')
  if (!isPerson || !['GET', 'HEAD'].includes(request.method) || !ADDRESSES.includes(new URL(request.url).pathname))
    return undefined
  const project = await requestedProject(source, request)
  const row = await source.db.selectFrom('project').select('languages').where('id', '=', project.id).executeTakeFirst()
  const languages = projectLanguages(JSON.parse(String(row?.languages ?? 'null')))
  const location = routeMap.home[askedLanguage(request.headers.get('accept-language'), languages)]
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
