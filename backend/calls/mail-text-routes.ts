import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { isEditableMail } from '#domain/company/mail-words.ts'
import { isLanguage, languages } from '#domain/texts/language.ts'
import { Fault } from '../fault.ts'
import { linkOrigin } from '../forms/link-origin.ts'
import { keptDays } from '../forms/retention.ts'
import type { FormsOptions } from '../forms/services.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { type Caller, signedIn, type Variables } from '../http/context.ts'
import { requestedProject } from '../http/requested-project.ts'
import { Invalid } from '../items/validate.ts'
import { letterheadOf } from '../mail/letterhead.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { standardWords } from '../mail-texts/standard-words.ts'
import { writeSample } from '../mail-texts/write-sample.ts'
import type { ShopMemory } from '../shop/shop-memory.ts'

const wordsIn = (value: unknown) => (typeof value === 'string' ? value : '')

/** Which mail and language a body is about. Throws Invalid naming the field. */
function typedIn({ kind, language, subject, message }: Record<string, unknown>) {
  if (!isEditableMail(kind)) throw new Invalid([{ field: 'kind', message: 'is no mail whose words can be written' }])
  if (!isLanguage(language))
    throw new Invalid([{ field: 'language', message: `must be one of ${languages.join(', ')}` }])
  return { kind, language, subject: wordsIn(subject), message: wordsIn(message) }
}

/** `/ecom/mail-texts`: what mails say by themselves, how they look with other words, and such a mail to oneself; for who may change `mail_text`. */
export function mailTextRoutes(options: FormsOptions, memory: ShopMemory): Hono<Variables> {
  const { db, now, uuid, mailFrom } = options

  async function writer(request: Request, caller: Caller) {
    const { account } = await signedIn(caller)
    const access = await caller.access()
    if (!access.write(collectionOf('mail_text'), 'update'))
      throw new Fault('forbidden', 'mail_text: update is not allowed')
    const project = await requestedProject(options, request)
    if (project.id !== access.project) throw new Fault('forbidden', 'This account works on another website')
    return { account, project }
  }

  async function sampleOf(request: Request, caller: Caller) {
    const { account, project } = await writer(request, caller)
    const { language, ...words } = typedIn(await objectBody(request))
    const situation = { project, language, origin: linkOrigin(project, request) }
    const sample = await writeSample({ ...options, shop: await memory.of(project) }, situation, words)
    if (!sample)
      throw new Invalid([{ field: 'kind', message: 'is sent by websites with a shop and an address to write from' }])
    return { account, project, language, sample }
  }

  return new Hono<Variables>()
    .get('/mail-texts', async ({ req, var: { caller } }) => {
      await writer(req.raw, caller)
      return jsonAnswer({ data: standardWords(languages) })
    })
    .post('/mail-texts/preview', async ({ req, var: { caller } }) =>
      jsonAnswer({ data: (await sampleOf(req.raw, caller)).sample }),
    )
    .post('/mail-texts/test', async ({ req, var: { caller } }) => {
      const { account, project, language, sample } = await sampleOf(req.raw, caller)
      const { from } = await letterheadOf(db, project, language, mailFrom)
      if (!from) throw new Invalid([{ field: 'kind', message: 'has no address to be sent from' }])
      const to = { address: account.email }
      const mail = { project: project.id, kind: 'test', from, to, ...sample, keepDays: keptDays.mail }
      await db.transaction().execute((trx) => queueMail(trx, mail, { now, uuid }))
      options.wakeMail()
      return jsonAnswer({ data: { recipient: account.email } })
    })
}
