import { type Forms, formApp } from '../forms/form-app.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import type { FormsOptions } from '../forms/services.ts'
import { consentRoutes } from './consent-routes.ts'
import { contactRoutes } from './contact-routes.ts'
import { newsletterRoutes } from './newsletter-routes.ts'
import { pageFormRoutes } from './page-form-routes.ts'

/**
 * The calls of the contact form, the newsletter and the cookie banner, to be mounted at `/forms`. Each takes JSON from a script and what browsers
 * send without one; bad input is answered with 4xx naming the field. (SPEC 5)
 */
export const createForms = (options: FormsOptions, limits: FormLimits): Forms =>
  formApp(options, [
    contactRoutes(options, limits),
    pageFormRoutes(options, limits),
    newsletterRoutes(options, limits),
    consentRoutes(options),
  ])
