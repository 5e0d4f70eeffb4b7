import { type Forms, formApp } from '../forms/form-app.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import type { FormsOptions } from '../forms/services.ts'
import type { RatingObjections } from '../ratings/rating-objection.ts'
import type { OrderLinks } from '../shop/order-link.ts'
import { ratingObjectionRoutes } from './rating-objection-routes.ts'
import { ratingReportRoutes } from './rating-report-routes.ts'
import { ratingRoutes } from './rating-routes.ts'
import { requestRoutes } from './request-routes.ts'

/**
 * What visitors ask and say about products, to be mounted at `/ecom`: `POST /ecom/request`, `POST /ecom/rating` (SPEC 7), and what they report. Like
 * the other forms each takes JSON from a script and what browsers send without one.
 */
export const createProductForms = (
  options: FormsOptions,
  limits: FormLimits,
  links: Pick<OrderLinks, 'verify'>,
  objections: RatingObjections,
): Forms =>
  formApp(options, [
    requestRoutes(options, limits),
    ratingRoutes(options, limits, links),
    ratingObjectionRoutes(options, links, objections),
    ratingReportRoutes(options, limits),
  ])
