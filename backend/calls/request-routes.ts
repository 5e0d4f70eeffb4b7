import { Hono } from 'hono'
import { thanksAnchors } from '#domain/company/thanks-anchors.ts'
import { checkProductRequest } from '#domain/goods/product-request.ts'
import { routeMap } from '#domain/paths/route-map.ts'
import { askedBranch } from '../forms/asked-branch.ts'
import { contactProject } from '../forms/contact.ts'
import { accepted, askAgain, type FormCall, type FormVariables, formCall } from '../forms/form-call.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import type { FormProblems } from '../forms/form-problems.ts'
import { linkOrigin } from '../forms/link-origin.ts'
import type { FormsOptions } from '../forms/services.ts'
import { seemsAutomatic } from '../forms/suspicion.ts'
import { askedProduct } from '../requests/asked-product.ts'
import { requestAgain } from '../requests/request-again.ts'
import { requestTexts } from '../requests/request-texts.ts'
import { takeRequest } from '../requests/take-request.ts'

/** Nobody asks in less, in milliseconds. */
const FASTEST = 2000

/**
 * `POST /ecom/request`: project, product, variant, name, email, phone, message, branch, privacy, language (SPEC 7). What is shown but not
 * sold takes no requests.
 */
export function requestRoutes(options: FormsOptions, limits: FormLimits): Hono<FormVariables> {
  const again = (call: FormCall, problems: FormProblems, asksApproval: boolean) => {
    const { fields, language } = call
    const { againHeading, check, gone, goneHeading } = requestTexts[language]
    if (problems.product || problems.variant)
      return askAgain(options, call, problems, { heading: goneHeading, paragraphs: [gone] })
    const form = requestAgain({ language, fields, problems }, asksApproval)
    return askAgain(options, call, problems, { heading: againHeading, paragraphs: [check], form })
  }

  return new Hono<FormVariables>().post('/request', async (context) => {
    const call = await formCall(options, context)
    const { project, fields, language, request: received } = call
    const own = await contactProject(options.db, project)
    const asksApproval = own.privacy === 'approval'
    const result = checkProductRequest(fields, own.privacy)
    if (!result.ok) return again(call, result.problems, asksApproval)
    const asked = await askedProduct(options.db, project, result.request)
    if (!asked.ok) return again(call, asked.problems, asksApproval)
    const { product } = asked
    if (product.isShownOnly) return again(call, { product: 'invalid' }, asksApproval)
    const branch = await askedBranch(options.db, project, result.request.branch)
    if (result.request.branch !== null && !branch) return again(call, { branch: 'invalid' }, asksApproval)
    limits.spend('request', project, received)
    const spam = seemsAutomatic(fields, FASTEST)
    const origin = linkOrigin(project, received)
    await takeRequest(
      options,
      { project, origin, request: result.request, branch, product, language, shopLanguage: own.language },
      { spam, confirmed: !spam && limits.mayWriteTo(project, result.request.email) },
    )
    options.wakeMail()
    return accepted(call, routeMap.thanks[language] + thanksAnchors.message)
  })
}
