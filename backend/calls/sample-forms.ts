import type { Database } from '../db/database.ts'
import { eventLinks } from '../events/event-links.ts'
import { createFormLimits } from '../forms/form-limits.ts'
import { insertTree } from '../items/insert.ts'
import { sampleClock } from '../mail/sample-mail.ts'
import { createRatingObjections } from '../ratings/rating-objection.ts'
import { createOrderLinks } from '../shop/order-link.ts'
import { stockNoticeLinks } from '../stock-notices/links.ts'
import { createVault } from '../vault/vault.ts'
import { createForms } from './forms.ts'
import { createProductForms } from './product-forms.ts'

const MINUTE = 60_000

type Headers = Record<string, string>

/** A project of its own with a company, and its forms, for tests. */
export async function sampleForms(db: Database, domain: string, own: Record<string, unknown> = {}) {
  const project = Number(
    await insertTree(db, 'project', {
      domain,
      display_name: 'Juwelier Muster',
      languages: ['de', 'en', 'fr'],
      contact_privacy: 'approval',
      ...own,
    }),
  )
  await insertTree(db, 'company', {
    project,
    company_name: 'Juwelier Muster GmbH',
    display_name: 'Juwelier Muster',
    emails: [{ email: 'werkstatt@muster.example' }, { email: 'laden@muster.example', primary: true }],
    addresses: [{ street: 'Hauptstraße', number: '1', zip_code: '20095', city: 'Hamburg' }],
  })
  const clock = sampleClock()
  const logged: string[] = []
  let woken = 0
  let visitor = 0
  const options = {
    db,
    ...clock,
    secret: () => crypto.randomUUID().replaceAll('-', ''),
    clientAddress: (request: Request) =>
      request.headers.get('x-test-address') ?? `198.51.100.${visitor++ % 250}/${visitor}`,
    wakeMail: () => {
      woken += 1
    },
    log: (message: string, error?: unknown) => void logged.push(error ? `${message}: ${error}` : message),
  }
  const limits = createFormLimits(options)
  const links = createOrderLinks('a secret of the tests')
  const forms = createForms(options, limits, links)
  const productForms = createProductForms(
    options,
    limits,
    links,
    createRatingObjections(createVault('a secret of the tests')),
  )
  const call = async (method: string, path: string, init: RequestInit = {}) => {
    const [app, rest] = path.startsWith('/ecom/')
      ? [productForms, path.slice('/ecom'.length)]
      : [forms, path.replace(/^(https?:\/\/[^/]+)?\/forms/, '')]
    return app.request(`http://${domain}${rest}`, { method, ...init })
  }
  return {
    project,
    /** What events are followed with. */
    eventOptions: { ...options, eventLinks: eventLinks(links) },
    /** What goods that are back are told with. */
    stockNoticeOptions: { ...options, stockNoticeLinks: stockNoticeLinks(links) },
    logged,
    pass: (minutes: number) => clock.pass(minutes * MINUTE),
    now: clock.now,
    wakings: () => woken,
    call,
    json: (path: string, body: unknown, headers: Headers = {}) =>
      call('POST', path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
    plain: (path: string, fields: Record<string, string>, headers: Headers = {}) =>
      call('POST', path, { body: new URLSearchParams(fields), headers }),
    mails: () => db.selectFrom('mail').selectAll().where('project', '=', project).orderBy('id').execute(),
    requests: () => db.selectFrom('contact_request').selectAll().where('project', '=', project).orderBy('id').execute(),
    subscriptions: () =>
      db.selectFrom('newsletter_subscription').selectAll().where('project', '=', project).orderBy('id').execute(),
    events: () =>
      db
        .selectFrom('newsletter_event')
        .innerJoin('newsletter_subscription', 'newsletter_subscription.id', 'newsletter_event.subscription')
        .selectAll('newsletter_event')
        .where('newsletter_subscription.project', '=', project)
        .orderBy('newsletter_event.id')
        .execute(),
  }
}

export type SampleForms = Awaited<ReturnType<typeof sampleForms>>
