import { Hono } from 'hono'

export interface CleverReachReceiver {
  email: string
  registered: number
  activated: number
  deactivated: number
  attributes: Record<string, string>
}

/** Speaks as much of CleverReach's calls as the connector uses, for tests: sign-in as a program, groups, attributes, receivers. */
export function sampleCleverReach({ client = 'abc', secret = 'geheim', list = 12, now = () => new Date() } = {}) {
  const receivers = new Map<string, CleverReachReceiver>()
  const attributes = new Set<string>()
  const seen: string[] = []
  const refuses = { status: 0, address: '' }
  const fault = (code: number, message: string) => ({ error: { code, message } })
  const basic = `Basic ${Buffer.from(`${client}:${secret}`).toString('base64')}`
  const seconds = () => Math.floor(now().getTime() / 1000)
  const group = `/v3/groups.json/${list}`
  const app = new Hono()
    .use(async ({ req, json }, next) => {
      seen.push(`${req.method} ${new URL(req.url).pathname}`)
      if (refuses.status) return json(fault(refuses.status, 'away'), refuses.status as 500)
      if (req.path !== '/oauth/token.php' && req.header('authorization') !== 'Bearer a-token')
        return json(fault(401, 'Unauthorized'), 401)
      return next()
    })
    .post('/oauth/token.php', async ({ req, json }) => {
      const { grant_type } = await req.parseBody()
      if (req.header('authorization') !== basic || grant_type !== 'client_credentials')
        return json({ error: 'invalid_client' }, 400)
      return json({ access_token: 'a-token', expires_in: 2_592_000, token_type: 'bearer' })
    })
    .get(group, ({ json }) => json({ id: String(list), name: 'Newsletter' }))
    .get(`${group}/attributes`, ({ json }) => json([...attributes].map((name) => ({ name, type: 'text' }))))
    .post(`${group}/attributes`, async ({ req, json }) => {
      const { name } = await req.json()
      if (attributes.has(name)) return json(fault(409, 'duplicate'), 409)
      attributes.add(name)
      return json({ id: attributes.size, name })
    })
    .post(`${group}/receivers/upsertplus`, async ({ req, json }) => {
      const given = await req.json()
      if (given.some(({ email }: CleverReachReceiver) => email === refuses.address))
        return json(fault(400, 'Bad Request: invalid email'), 400)
      for (const one of given) {
        const known = receivers.get(one.email)
        receivers.set(one.email, {
          deactivated: 0,
          ...known,
          ...one,
          attributes: { ...known?.attributes, ...one.attributes },
        })
      }
      return json(given)
    })
    .put(`${group}/receivers/:email/deactivate`, ({ req, json }) => {
      const known = receivers.get(req.param('email'))
      if (!known) return json(fault(404, 'Not Found'), 404)
      receivers.set(known.email, { ...known, deactivated: seconds() })
      return json(true)
    })
    .delete(`${group}/receivers/:email`, ({ req, json }) =>
      receivers.delete(req.param('email')) ? json(true) : json(fault(404, 'Not Found'), 404),
    )
    .get(`${group}/receivers`, ({ req, json }) => {
      const [size, page] = [Number(req.query('pagesize') ?? 100), Number(req.query('page') ?? 0)]
      const inactive = [...receivers.values()].filter(({ activated, deactivated }) => !activated || deactivated > 0)
      const all = req.query('type') === 'inactive' ? inactive : [...receivers.values()]
      return json(all.slice(page * size, (page + 1) * size))
    })
    .notFound(({ json }) => json(fault(404, 'Not Found'), 404))
  return {
    fetch: (request: Request) => app.fetch(request),
    receivers,
    attributes,
    seen,
    refuses,
    /** What a click on the link of a mailing does there. */
    unsubscribe(email: string) {
      const known = receivers.get(email)
      if (known) receivers.set(email, { ...known, deactivated: seconds() })
    },
  }
}
