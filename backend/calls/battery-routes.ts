import { Hono } from 'hono'
import { isLanguage } from '#domain/texts/language.ts'
import { type FormVariables, pageAnswer } from '../forms/form-call.ts'
import type { FormsOptions } from '../forms/services.ts'
import { requestedProject } from '../http/requested-project.ts'
import { batteryTexts } from '../shop/battery-texts.ts'

/** `GET /ecom/batteries`: how batteries are given back, for every shop that sells some; it needs neither the site nor a script. (BattDG) */
export function batteryRoutes(options: FormsOptions): Hono<FormVariables> {
  return new Hono<FormVariables>().get('/batteries', async ({ req }) => {
    const given = req.query('language')
    const language = isLanguage(given) ? given : 'de'
    const project = await requestedProject(options, req.raw)
    return pageAnswer(options, project, language, 200, () => batteryTexts[language])
  })
}
