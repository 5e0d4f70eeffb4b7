import { Hono } from 'hono'
import { defaultLanguage, isLanguage } from '#domain/texts/language.ts'
import { type FormVariables, pageAnswer } from '../forms/form-call.ts'
import { buttonForm } from '../forms/form-page.ts'
import type { FormsOptions } from '../forms/services.ts'
import { requestedProject } from '../http/requested-project.ts'
import { ratingPath } from '../ratings/rating-again.ts'
import type { RatingObjections } from '../ratings/rating-objection.ts'
import { ratingTexts } from '../ratings/rating-texts.ts'
import { lineOfToken } from '../ratings/verified-purchase.ts'
import type { OrderLinks } from '../shop/order-link.ts'

/** `GET /ecom/rating/stop?purchase=…`: asks whether invitations to ratings shall end; `POST` ends them, for the address of that order. A link that was not made here changes nothing. */
export function ratingObjectionRoutes(
  options: FormsOptions,
  links: Pick<OrderLinks, 'verify'>,
  objections: Pick<RatingObjections, 'refuse'>,
): Hono<FormVariables> {
  const asked = async (request: Request) => {
    const query = new URL(request.url).searchParams
    const wanted = query.get('language')
    const language = isLanguage(wanted) ? wanted : defaultLanguage
    const purchase = query.get('purchase') ?? ''
    const project = await requestedProject(options, request)
    return { language, project, purchase, line: lineOfToken(links, purchase), texts: ratingTexts[language] }
  }
  return new Hono<FormVariables>()
    .get('/rating/stop', async ({ req }) => {
      const { language, project, purchase, line, texts } = await asked(req.raw)
      const action = `${ratingPath}/stop?language=${language}&purchase=${purchase}`
      return pageAnswer(options, project, language, line === undefined ? 404 : 200, () =>
        line === undefined
          ? { heading: texts.goneHeading, paragraphs: [texts.ratedAlready] }
          : { heading: texts.stopHeading, paragraphs: [texts.stopText], form: buttonForm(action, texts.stop) },
      )
    })
    .post('/rating/stop', async ({ req }) => {
      const { language, project, line, texts } = await asked(req.raw)
      if (line !== undefined) await objections.refuse(options.db, line, options.now())
      return pageAnswer(options, project, language, line === undefined ? 404 : 200, () => ({
        heading: line === undefined ? texts.goneHeading : texts.stopHeading,
        paragraphs: [line === undefined ? texts.ratedAlready : texts.stoppedText],
      }))
    })
}
