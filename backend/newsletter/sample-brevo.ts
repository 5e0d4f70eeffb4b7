import { Hono } from 'hono'

export interface BrevoContact {
  email: string
  emailBlacklisted: boolean
  listIds: number[]
  listUnsubscribed: number[]
  attributes: Record<string, string>
  modifiedAt: string
}

/** Speaks as much of Brevo's calls as the connector uses, for tests: keys, lists, attributes, contacts, and their refusals. */
export function sampleBrevo({ key = 'xkeysib-1', list = 7, now = () => new Date() } = {}) {
  const contacts = new Map<string, BrevoContact>()
  const attributes = new Set<string>(['FIRSTNAME'])
  const seen: string[] = []
  const refuses = { status: 0, address: '' }
  const fault = (code: string) => ({ code, message: code })
  const app = new Hono()
    .use(async ({ req, json }, next) => {
      seen.push(`${req.method} ${new URL(req.url).pathname}`)
      if (refuses.status) return json(fault('away'), refuses.status as 500)
      if (req.header('api-key') !== key) return json(fault('unauthorized'), 401)
      return next()
    })
    .get('/v3/contacts/lists/:id', ({ req, json }) =>
      Number(req.param('id')) === list
        ? json({ id: list, name: 'Newsletter' })
        : json(fault('document_not_found'), 404),
    )
    .get('/v3/contacts/attributes', ({ json }) =>
      json({ attributes: [...attributes].map((name) => ({ name, category: 'normal', type: 'text' })) }),
    )
    .post('/v3/contacts/attributes/normal/:name', async ({ req, json, body }) => {
      if (attributes.has(req.param('name'))) return json(fault('duplicate_parameter'), 400)
      attributes.add(req.param('name'))
      return body(null, 201)
    })
    .get('/v3/contacts', ({ req, json }) => {
      const since = req.query('modifiedSince')
      const [limit, offset] = [Number(req.query('limit') ?? 50), Number(req.query('offset') ?? 0)]
      const all = [...contacts.values()].filter(({ modifiedAt }) => !since || modifiedAt >= since)
      return json({ contacts: all.slice(offset, offset + limit), count: all.length })
    })
    .post('/v3/contacts', async ({ req, json, body }) => {
      const given = await req.json()
      if (given.email === refuses.address) return json(fault('invalid_parameter'), 400)
      const known = contacts.get(given.email)
      if (known && !given.updateEnabled) return json(fault('duplicate_parameter'), 400)
      const blank = { emailBlacklisted: false, listIds: [], listUnsubscribed: [], attributes: {} }
      contacts.set(given.email, {
        ...blank,
        ...known,
        email: given.email,
        attributes: { ...known?.attributes, ...given.attributes },
        listIds: [...new Set([...(known?.listIds ?? []), ...(given.listIds ?? [])])],
        ...(given.emailBlacklisted !== undefined && { emailBlacklisted: given.emailBlacklisted }),
        modifiedAt: now().toISOString(),
      })
      return known ? body(null, 204) : json({ id: contacts.size }, 201)
    })
    .put('/v3/contacts/:email', async ({ req, json, body }) => {
      const known = contacts.get(req.param('email'))
      if (!known) return json(fault('document_not_found'), 404)
      const { emailBlacklisted = known.emailBlacklisted, unlinkListIds = [] } = await req.json()
      const listIds = known.listIds.filter((id) => !unlinkListIds.includes(id))
      contacts.set(known.email, { ...known, emailBlacklisted, listIds, modifiedAt: now().toISOString() })
      return body(null, 204)
    })
    .delete('/v3/contacts/:email', ({ req, json, body }) =>
      contacts.delete(req.param('email')) ? body(null, 204) : json(fault('document_not_found'), 404),
    )
  return {
    fetch: (request: Request) => app.fetch(request),
    contacts,
    attributes,
    seen,
    refuses,
    /** What a click on the link of a campaign does there. */
    unsubscribe(email: string) {
      const known = contacts.get(email)
      if (known) contacts.set(email, { ...known, emailBlacklisted: true, modifiedAt: now().toISOString() })
    },
  }
}
