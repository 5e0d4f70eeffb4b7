import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { ActivityKind } from '#contract/model/activity-kinds.ts'
import { collectionOf } from '#contract/model/model.ts'
import type { ErasureLine, PersonSearch, RetentionLine } from '#contract/wire/persons.ts'
import { type Retention, retention } from '#domain/company/retention.ts'
import { isConsentId } from '#domain/consent/consent-log.ts'
import { emailKey, parseEmail } from '#domain/texts/email.ts'
import { type Language, languages } from '#domain/texts/language.ts'
import { isStorable } from '#domain/texts/storable.ts'
import type { Account } from '../auth/account.ts'
import { recordActivity } from '../auth/activity.ts'
import { checkConfirmed } from '../auth/confirmation.ts'
import type { Database } from '../db/database.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { objectBody } from '../http/body.ts'
import { type Caller, signedIn, type Variables } from '../http/context.ts'
import { Invalid } from '../items/validate.ts'
import { correctPerson } from '../persons/correct-person.ts'
import { erasePerson } from '../persons/erase-person.ts'
import { type SoughtPerson, searchTraces, tracesOf } from '../persons/find-traces.ts'
import { foundRecord } from '../persons/found-record.ts'
import { type PersonFile, personFile } from '../persons/person-file.ts'
import { personLanguage } from '../persons/person-language.ts'
import { personsMeant } from '../persons/persons-meant.ts'
import { type PlannedErasure, planErasure, withdrawnOrders } from '../persons/plan-erasure.ts'
import { firstLanguage } from '../project/first-language.ts'
import type { Project } from '../project/project.ts'
import { createRatingObjections, type RatingObjections } from '../ratings/rating-objection.ts'
import { ownAddresses } from '../shop/own-addresses.ts'
import { sellerOf } from '../shop/seller.ts'
import type { Services } from './services.ts'
import { validBody } from './valid-body.ts'

const line = z.string().trim().normalize('NFC').max(200).refine(isStorable)
const email = z
  .string()
  .max(254)
  .transform((value, context) => {
    const address = parseEmail(value)
    if (!address) context.addIssue({ code: 'custom', message: 'must be an e-mail address' })
    return address ?? ''
  })
const visitor = z.string().refine(isConsentId, 'must be the id of a consent').nullish()
const number = line.min(1)
/** An address, or in its place the number of an order whose customer has none. */
const personSchema = z.object({ email: email.optional(), order: number.optional(), visitor })
/** Without a language the paper speaks that of the person. */
const paperSchema = personSchema.extend({ language: z.enum(languages).nullish() })
const searchSchema = z.object({ words: line.min(2) })
const word = line.min(1).optional()
const correctionSchema = z.object({
  ...personSchema.shape,
  change: z
    .strictObject({
      email: email.optional(),
      first_name: word,
      last_name: word,
      street: word,
      number: word,
      zip_code: word,
      city: word,
      phone: word,
    })
    .refine((change) => Object.keys(change).length > 0, 'must name what is corrected'),
})
const erasureSchema = personSchema.extend({
  /** Only what would be done. */
  try: z.boolean().optional(),
  reason: line.max(500).optional(),
})

const lineOf = ({ trace, action, reason, until }: PlannedErasure): ErasureLine => ({
  ...foundRecord(trace),
  action,
  reason,
  until,
  blocked_on: trace.row.blocking === 'blocked' ? String(trace.row.blocked_on) : null,
})

/** Throws where neither or both of address and number say who is meant. */
function soughtPerson({ email, order, visitor }: z.infer<typeof personSchema>): SoughtPerson {
  if (email === undefined && order === undefined) throw new Invalid([{ field: 'email', message: 'is required' }])
  if (email !== undefined && order !== undefined)
    throw new Invalid([{ field: 'order', message: 'stands in place of an address, not beside it' }])
  return { email, order, visitor: visitor ?? undefined }
}

/** How a call names the person in what is logged of it. */
const nameOf = ({ email, order }: SoughtPerson): string => email ?? order ?? ''

const retentionLines = (): RetentionLine[] =>
  Object.entries<Retention>(retention).map(([kind, { kept, reason }]) => {
    const { days = null, years = null } = { days: undefined, years: undefined, ...kept }
    return { kind, days, years, reason }
  })

const paperNames: Readonly<Record<Language, string>> = { de: 'auskunft', en: 'your-data', fr: 'vos-donnees' }

async function paperAnswer(file: PersonFile, options: { seller: string; date: Date; language: Language }) {
  const { personPaper } = await import('../persons/person-paper.ts')
  const { language } = options
  return new Response(Buffer.from(await personPaper(file, options)), {
    headers: {
      'content-type': 'application/pdf',
      'content-language': language,
      'content-disposition': `attachment; filename="${paperNames[language]}.pdf"`,
    },
  })
}

/** Everything of a person. Throws for the shop itself, at whose address nobody's data is asked for. */
async function tracesFor(db: Database, objections: RatingObjections, project: number, person: SoughtPerson) {
  const { email } = person
  if (email === undefined) return tracesOf(db, project, person)
  if ((await ownAddresses(db, project)).has(emailKey(email)))
    throw new Invalid([{ field: 'email', message: 'is the shop’s own: ask for orders without an address by number' }])
  return tracesOf(db, project, { ...person, addressKey: await objections.addressKey(db, project, email) })
}

interface Desk {
  readonly account: Account
  readonly project: Project
}

/** Who asks and what for, and of the person what nobody can read the address from. */
function loggedCall(kind: ActivityKind, { account, project }: Desk, person: string, note: string) {
  const sign = createHash('sha256')
    .update(`${project.id} ${emailKey(person)}`)
    .digest('hex')
    .slice(0, 12)
  return { kind, project: project.id, account, note: `${sign} ${note}`.trim() }
}

/**
 * `/persons`: what is kept of a visitor or customer: found, handed out, corrected, erased or blocked (Art. 15 to 18, 20 GDPR), for who may
 * delete what visitors sent. Each call is logged without the address; all but the search ask for the password once more.
 */
export function personRoutes({ db, defaults, vault }: Pick<Services, 'db' | 'defaults' | 'vault'>): Hono<Variables> {
  const objections = createRatingObjections(vault)

  const traces = (project: number, person: SoughtPerson) => tracesFor(db, objections, project, person)

  async function desk(caller: Caller) {
    const identity = await signedIn(caller)
    const { account } = identity
    const access = await caller.access()
    if (!access.write(collectionOf('contact_request'), 'delete'))
      throw new Fault('forbidden', 'The data of persons are for who may delete what visitors sent')
    const project = await caller.project()
    return { account, project, askPassword: () => checkConfirmed(identity, defaults.now()) }
  }

  const logged = (kind: ActivityKind, at: Desk, person: string, note: string) =>
    recordActivity(db, loggedCall(kind, at, person, note), defaults.now())

  async function fileOf(request: Request, caller: Caller) {
    const at = await desk(caller)
    at.askPassword()
    const body = validBody(paperSchema, await objectBody(request))
    const who = soughtPerson(body)
    const found = await traces(at.project.id, who)
    await logged('person_exported', at, nameOf(who), '')
    return { file: personFile(who, found, defaults.now()), project: at.project, found, wished: body.language }
  }

  return new Hono<Variables>()
    .get('/retention', async ({ var: { caller } }) => {
      await desk(caller)
      return jsonAnswer({ data: retentionLines() })
    })
    .post('/search', async ({ req, var: { caller } }) => {
      const at = await desk(caller)
      const { words } = validBody(searchSchema, await objectBody(req.raw))
      const found = await personsMeant(db, at.project.id, await searchTraces(db, at.project.id, words))
      await logged('person_found', at, words, '')
      return jsonAnswer({ data: found satisfies PersonSearch })
    })
    .post('/file', async ({ req, var: { caller } }) => {
      const { file } = await fileOf(req.raw, caller)
      return jsonAnswer(file, 200, { 'content-disposition': 'attachment; filename="auskunft.json"' })
    })
    .post('/file.pdf', async ({ req, var: { caller } }) => {
      const { file, project, found, wished } = await fileOf(req.raw, caller)
      const language = wished ?? personLanguage(found) ?? (await firstLanguage(db, project.id))
      const seller = await sellerOf(db, project, language)
      return paperAnswer(file, { seller: seller?.name ?? project.domain, date: defaults.now(), language })
    })
    .post('/correct', async ({ req, var: { caller } }) => {
      const at = await desk(caller)
      at.askPassword()
      const { change, ...body } = validBody(correctionSchema, await objectBody(req.raw))
      const who = soughtPerson(body)
      const found = await traces(at.project.id, who)
      const addressKey = change.email && (await objections.addressKey(db, at.project.id, change.email))
      const author = { user: at.account.id, now: defaults.now(), addressKey }
      const changed = await db.transaction().execute((trx) => correctPerson(trx, found, change, author))
      await logged('person_corrected', at, nameOf(who), Object.keys(change).join(', '))
      return jsonAnswer({ data: changed.map(foundRecord) })
    })
    .post('/erase', async ({ req, var: { caller } }) => {
      const at = await desk(caller)
      const { try: isTrial, reason, ...body } = validBody(erasureSchema, await objectBody(req.raw))
      const who = soughtPerson(body)
      const found = await traces(at.project.id, who)
      const plan = planErasure(found, await withdrawnOrders(db, found))
      if (isTrial) return jsonAnswer({ data: plan.map(lineOf) })
      at.askPassword()
      if (!reason) throw new Invalid([{ field: 'reason', message: 'is required' }])
      await objections.keep(db, defaults.now(), at.project.id)
      await db.transaction().execute((trx) => erasePerson(trx, at.project.id, plan, defaults.now()))
      await logged('person_erased', at, nameOf(who), reason)
      return jsonAnswer({ data: plan.map(lineOf) })
    })
}
