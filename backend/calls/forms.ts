import { eventLinks } from '../events/event-links.ts'
import { type Forms, formApp } from '../forms/form-app.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import type { FormsOptions } from '../forms/services.ts'
import type { OrderLinks } from '../shop/order-link.ts'
import { stockNoticeLinks } from '../stock-notices/links.ts'
import { consentRoutes } from './consent-routes.ts'
import { contactRoutes } from './contact-routes.ts'
import { eventRoutes } from './event-routes.ts'
import { newsletterRoutes } from './newsletter-routes.ts'
import { pageFormRoutes } from './page-form-routes.ts'
import { stockNoticeRoutes } from './stock-notice-routes.ts'

/**
 * The calls of the contact form, the newsletter, events, goods that are awaited and the cookie banner, to be mounted at `/forms`. Each takes JSON from a script and what browsers
 * send without one; bad input is answered with 4xx naming the field. (SPEC 5)
 */
export const createForms = (
  options: FormsOptions,
  limits: FormLimits,
  links: Pick<OrderLinks, 'sign' | 'verify'>,
): Forms =>
  formApp(options, [
    contactRoutes(options, limits),
    pageFormRoutes(options, limits),
    newsletterRoutes(options, limits),
    eventRoutes({ ...options, eventLinks: eventLinks(links) }, limits),
    stockNoticeRoutes({ ...options, stockNoticeLinks: stockNoticeLinks(links) }, limits),
    consentRoutes(options),
  ])
