import { Hono } from 'hono'
import { checkRatingReport } from '#domain/goods/rating-report.ts'
import { defaultLanguage, isLanguage } from '#domain/texts/language.ts'
import { contactProject } from '../forms/contact.ts'
import { accepted, askAgain, type FormVariables, formCall, pageAnswer } from '../forms/form-call.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import { fill } from '../forms/mail-texts.ts'
import type { FormsOptions } from '../forms/services.ts'
import { seemsAutomatic } from '../forms/suspicion.ts'
import { requestedProject } from '../http/requested-project.ts'
import { reportForm, reportPath } from '../ratings/report-form.ts'
import { reportTexts } from '../ratings/report-texts.ts'
import { shownRating, takeReport } from '../ratings/take-report.ts'

/** Nobody writes a report in less, in milliseconds. */
const FASTEST = 3000

const languageOf = (wanted: string | undefined) => (isLanguage(wanted) ? wanted : defaultLanguage)

/**
 * `GET /ecom/rating/report?rating=…&language=…`, the form to which each published rating leads, `POST /ecom/rating/report`: rating, message,
 * name, email, good_faith, language, and the page that thanks. (Art. 16 DSA)
 */
export function ratingReportRoutes(options: FormsOptions, limits: FormLimits): Hono<FormVariables> {
  return new Hono<FormVariables>()
    .get('/rating/report', async ({ req }) => {
      const language = languageOf(req.query('language'))
      const texts = reportTexts[language]
      const project = await requestedProject(options, req.raw)
      const rating = await shownRating(options.db, project, Number(req.query('rating')) || 0)
      if (!rating)
        return pageAnswer(options, project, language, 404, () => ({
          heading: texts.goneHeading,
          paragraphs: [texts.gone],
        }))
      const about = fill(texts.about, { product: rating.product.name(language) })
      const fields = { project: project.domain, rating: String(rating.id) }
      return pageAnswer(options, project, language, 200, () => ({
        heading: texts.heading,
        paragraphs: [texts.lead, about, ...rating.words.split('\n')],
        form: reportForm({ language, fields, problems: {} }),
      }))
    })
    .post('/rating/report', async (context) => {
      const call = await formCall(options, context)
      const { project, fields, language, request } = call
      const texts = reportTexts[language]
      const result = checkRatingReport(fields)
      const rating = await shownRating(options.db, project, Number(fields.rating) || 0)
      if (!rating)
        return askAgain(options, call, { rating: 'invalid' }, { heading: texts.goneHeading, paragraphs: [texts.gone] })
      if (!result.ok) {
        const { problems } = result
        const form = reportForm({ language, fields, problems })
        return askAgain(options, call, problems, { heading: texts.againHeading, paragraphs: [texts.check], form })
      }
      limits.spend('rating_report', project, request)
      const { language: shopLanguage } = await contactProject(options.db, project)
      const { report } = result
      const spam = seemsAutomatic(fields, FASTEST)
      const mayAnswer = !spam && limits.mayWriteTo(project, report.email)
      await takeReport(options, { project, report, rating, language, shopLanguage, mayAnswer, spam })
      options.wakeMail()
      return accepted(call, `${reportPath}/thanks?language=${language}`)
    })
    .get('/rating/report/thanks', async ({ req }) => {
      const language = languageOf(req.query('language'))
      const project = await requestedProject(options, req.raw)
      const { thanksHeading, thanks } = reportTexts[language]
      return pageAnswer(options, project, language, 200, () => ({ heading: thanksHeading, paragraphs: [thanks] }))
    })
}
