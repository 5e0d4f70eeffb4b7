import type { PageRequest } from '../data/page-request.ts'
import type { PageMeta } from '../loader/page-resources.ts'
import { appointmentData } from './appointment/appointment-data.ts'
import { brandData } from './brand/brand-data.ts'
import { brandsData } from './brands/brands-data.ts'
import { contactData } from './contact/contact-data.ts'
import { contentData } from './content/content-data.ts'
import { homeData } from './home/home-data.ts'
import { legalData } from './legal/legal-data.ts'
import type { TemplateName } from './templates.ts'
import { thanksData } from './thanks/thanks-data.ts'

/** What a template's data function answers: its data and its tags, or null when there is no such page. */
export type TemplateData = {
  data: unknown
  meta: PageMeta
  /** The pages of the route map above this one; those that the project lacks are left out. */
  trail?: { label: string; route: string }[]
  /** Set where the data asks for another template than the path. */
  template?: TemplateName
} | null

/** `rest` is the part of the path below the route: a brand's slug. */
type LoadTemplateData = (request: PageRequest, route: string, rest: string | undefined) => Promise<TemplateData>

export const templateData: Record<Exclude<TemplateName, 'not-found'>, LoadTemplateData> = {
  home: homeData,
  contact: contactData,
  thanks: thanksData,
  content: contentData,
  legal: legalData,
  privacy: legalData,
  appointment: appointmentData,
  brands: brandsData,
  brand: brandData,
  'brand-rolex': brandData,
}

/** Routes with a template of their own, which has their name. */
const OWN_TEMPLATES = ['home', 'contact', 'thanks', 'privacy', 'appointment', 'brands'] as const

const LEGAL_ROUTES = ['imprint', 'terms', 'withdrawal', 'shipping', 'accessibility', 'privacy_social']

/** The template that shows a route. */
export function templateOf(route: string, rest: string | undefined): keyof typeof templateData {
  if (rest) return 'brand'
  if (LEGAL_ROUTES.includes(route)) return 'legal'
  return OWN_TEMPLATES.find((name) => name === route) ?? 'content'
}
