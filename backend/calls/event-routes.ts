import { Hono } from 'hono'
import { checkSignUp } from '#domain/events/sign-up-request.ts'
import { emailKey } from '#domain/texts/email.ts'
import { enteredId } from '#domain/texts/entered-text.ts'
import { isLanguage, type Language } from '#domain/texts/language.ts'
import { cancelSignUp } from '../events/cancel-sign-up.ts'
import { refusedPage, sentPage, signUpAgain, signUpPage } from '../events/event-pages.ts'
import { eventPageTexts } from '../events/page-texts.ts'
import { type EventOptions, readSignUp, type SignUp } from '../events/sign-up.ts'
import { readEvent, type StoredEvent } from '../events/stored-event.ts'
import { takeSignUp } from '../events/take-sign-up.ts'
import { contactProject } from '../forms/contact.ts'
import { isPlainForm } from '../forms/form-body.ts'
import { askAgain, type FormCall, type FormVariables, formCall, pageAnswer } from '../forms/form-call.ts'
import { type FormLimits, TooMany } from '../forms/form-limits.ts'
import { linkOrigin } from '../forms/link-origin.ts'
import { seemsAutomatic } from '../forms/suspicion.ts'
import { jsonAnswer } from '../http/answer.ts'
import { requestedProject } from '../http/requested-project.ts'
import { createTokenBuckets } from '../http/token-buckets.ts'
import type { Project } from '../project/project.ts'

/** Sign-ups that one address may be written about at once, and the milliseconds until one more. */
const MAILS = { capacity: 4, refill: 1_800_000 }

const FASTEST = 1000

function refused(
  options: EventOptions,
  { request, project, language }: FormCall,
  event: StoredEvent | undefined,
): Promise<Response> | Response {
  if (isPlainForm(request)) return pageAnswer(options, project, language, 409, () => refusedPage(event, language))
  const error = { code: 205, message: `event: ${eventPageTexts[language].notOpen}` }
  return jsonAnswer({ status: 'error', reason: 'not_open', error }, 409)
}

/** `POST /forms/event`: event, name, email, phone?, persons?, privacy, language. The server decides who comes and who waits, and tells it by mail. */
function taking(options: EventOptions, limits: FormLimits) {
  const mails = createTokenBuckets({ ...MAILS, now: options.now })
  return async (call: FormCall): Promise<Response> => {
    const { project, fields, language, request: received } = call
    const own = await contactProject(options.db, project)
    const id = enteredId(fields.event)
    const event = id === undefined ? undefined : await readEvent(options.db, id, own.language)
    if (!event || event.project !== project.id || !event.isPublished) {
      const page = refusedPage(undefined, language)
      return askAgain(options, call, { event: 'invalid' }, page)
    }
    if (event.state(options.now()) !== 'open') return refused(options, call, event)
    const result = checkSignUp(fields, event.mostPersons, own.privacy)
    if (!result.ok) {
      const { problems } = result
      const page = signUpAgain({ language, fields, problems }, event, own.privacy === 'approval')
      return askAgain(options, call, problems, page)
    }
    limits.spend('event', project, received)
    const wait = mails.take(`${project.id} ${emailKey(result.request.email)}`)
    if (wait > 0) throw new TooMany(wait)
    // Nobody who fills in what cannot be seen gets a seat.
    if (seemsAutomatic(fields, FASTEST)) return refused(options, call, event)
    const origin = linkOrigin(project, received)
    const wanted = { project, event, request: result.request, language, shopLanguage: own.language, origin }
    if (!(await takeSignUp(options, wanted))) return refused(options, call, event)
    const page = () => sentPage(event, result.request.email, language)
    return isPlainForm(received)
      ? pageAnswer(options, project, language, 200, page)
      : jsonAnswer({ status: 'ok', public: true })
  }
}

/** The same, and `GET` and `POST /forms/event/{token}`: the page of who signed up, with `action` (cancel). To look changes nothing. */
export function eventRoutes(options: EventOptions, limits: FormLimits): Hono<FormVariables> {
  const { db, now } = options
  const take = taking(options, limits)

  async function found(project: Project, token: string): Promise<SignUp | undefined> {
    const uuid = options.eventLinks.read(token)
    const signUp = uuid === undefined ? undefined : await readSignUp(db, uuid)
    return signUp?.project === project.id ? signUp : undefined
  }

  async function shown(project: Project, signUp: SignUp, language: Language, status: number, note?: string) {
    const { language: first } = await contactProject(db, project)
    const event = signUp.event === null ? undefined : await readEvent(db, signUp.event, first)
    const canCancel = event && event.startsAt > now()
    const action = canCancel ? options.eventLinks.path(signUp.uuid) : undefined
    return pageAnswer(options, project, language, status, () => signUpPage(signUp, { event, language, action, note }))
  }

  const gone = (project: Project, language: Language) =>
    pageAnswer(options, project, language, 404, () => ({
      heading: eventPageTexts[language].goneHeading,
      paragraphs: [eventPageTexts[language].gone],
    }))

  return new Hono<FormVariables>()
    .post('/event', async (context) => take(await formCall(options, context)))
    .get('/event/:token', async ({ req }) => {
      const project = await requestedProject(options, req.raw)
      const signUp = await found(project, req.param('token'))
      const given = req.query('language')
      const own = await contactProject(db, project)
      const language = isLanguage(given) ? given : (signUp?.language ?? own.language)
      return signUp ? shown(project, signUp, language, 200) : gone(project, language)
    })
    .post('/event/:token', async (context) => {
      const { project, fields, language, request } = await formCall(options, context)
      const signUp = await found(project, context.req.param('token'))
      if (!signUp) return gone(project, language)
      const own = await contactProject(db, project)
      const isDone = fields.action === 'cancel' && (await cancelSignUp(options, signUp, project, own.language))
      const after = (await readSignUp(db, signUp.uuid)) ?? signUp
      if (isPlainForm(request))
        return shown(project, after, language, isDone ? 200 : 409, isDone ? undefined : eventPageTexts[language].late)
      const error = { code: 205, message: 'action: is not possible' }
      return isDone
        ? jsonAnswer({ status: 'ok', state: after.state })
        : jsonAnswer({ status: 'error', reason: 'not_possible', state: after.state, error }, 409)
    })
}
