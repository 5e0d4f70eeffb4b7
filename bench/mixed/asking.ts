import type { Quote } from '#contract/wire/order-types.ts'

type Way = () => Promise<void>

interface Goods {
  readonly id: number
  readonly sort: number
}

const ADDRESS = {
  ...{ first_name: 'Anna', last_name: 'Muster', street: 'Elbchaussee', number: '12 b' },
  ...{ zip_code: '22765', city: 'Hamburg', country_code: 'DE' },
}

const WORDS = ['uhr', 'ring', 'gold', 'perlen', 'kette', 'silber', 'chronograph', 'trauring', 'watch', 'bague']

/** Everything that visitors and staff ask of a shop, each as a way of asking once; what was answered is counted by its status. */
export async function createAsking(
  origin: string,
  pages: readonly string[],
  signIn: () => Promise<{ authorization: string }>,
): Promise<{ ways: readonly Way[]; counts: () => string }> {
  const statuses = new Map<string, number>()
  let asked = 0

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const n = asked++
    // As many households as there are requests: no limit is what is measured here.
    const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
    const headers = { 'x-forwarded-for': from, 'accept-encoding': 'br', ...init.headers }
    const answer = await fetch(origin + path, { ...init, headers })
    statuses.set(String(answer.status), (statuses.get(String(answer.status)) ?? 0) + 1)
    return answer
  }
  const read = async (path: string) => void (await (await ask(path)).arrayBuffer())
  const post = (path: string, body: object) =>
    ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
  const oneOf = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

  const listed = await fetch(`${origin}/items/ecommerce_product?fields=id,sort&limit=100`)
  const { data: goods } = (await listed.json()) as { data: Goods[] }
  if (!goods?.length) throw new Error('The shop has nothing to sell.')
  const files = await fetch(`${origin}/items/files?fields=id&limit=200`)
  const pictures = ((await files.json()) as { data: { id: string }[] }).data

  let turn = 0
  async function quote(): Promise<{ lines: object[]; found: Quote }> {
    const lines = [{ product: oneOf(goods, turn++).id, variant: null, count: 1, personalization: {} }]
    const answer = await post('/ecom/quote', { language: 'de', lines, country: 'DE' })
    return { lines, found: (await answer.json()) as Quote }
  }

  async function order(): Promise<void> {
    const { lines, found } = await quote()
    const shipping = found.shipping_methods?.find(({ is_collection }) => !is_collection)
    if (!shipping || found.lines.some(({ problem }) => problem)) return
    const again = await post('/ecom/quote', { language: 'de', lines, country: 'DE', shippingMethod: shipping.id })
    const { totals } = (await again.json()) as Quote
    const body = {
      ...{ language: 'de', lines, customerEmail: `kundin${turn}@example.org`, shippingAddress: ADDRESS },
      ...{ invoiceAddress: null, comment: '', paymentMethod: 1, shippingMethod: shipping.id, presentWrap: false },
      total: totals.total,
    }
    await (await post('/ecom/order', body)).arrayBuffer()
  }

  let headers = await signIn()
  let signedIn = performance.now()
  async function edit(): Promise<void> {
    if (performance.now() - signedIn > 600_000) {
      signedIn = performance.now()
      headers = await signIn()
    }
    const { id, sort } = oneOf(goods, turn++)
    const body = JSON.stringify({ sort })
    await (await ask(`/items/ecommerce_product/${id}`, { method: 'PATCH', body, headers })).arrayBuffer()
    await new Promise((resolve) => setTimeout(resolve, 500))
  }

  const ways: Way[] = [
    () => read(oneOf(pages, turn++)),
    () => read(`${oneOf(pages, turn++)}?campaign=${turn}`),
    () => read(`/shop?price_from=${turn++ % 5000}`),
    () => read(`/ecom/search?q=${oneOf(WORDS, turn++)}%20${turn}&language=de`),
    () => read(`/items/ecommerce_product?fields=*.*&limit=50&page=${(turn++ % 3) + 1}&sort=-price_brutto`),
    () => read(`/assets/${oneOf(pictures, turn++).id}?width=${oneOf([320, 640, 960], turn)}&format=webp`),
    async () => void (await quote()),
    order,
    edit,
  ]
  return { ways, counts: () => [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ') }
}
