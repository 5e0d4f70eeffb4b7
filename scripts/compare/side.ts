import { type Call, nameOf } from './calls.ts'
import { type Running, startCheckout } from './checkout.ts'
import type { Answers } from './differences.ts'
import { type Answer, normalForm } from './normal-form.ts'
import { type Recorder, record } from './recorder.ts'

const AT_ONCE = 4

/** How often one that says that it is busy is asked again. */
const MOST_BUSY = 6

/** How long nothing new has come before it counts as complete, in ms. */
const QUIET = 4000

/** One of the two that are compared: the product in one process, and a second process that serves the site over the first one's backend. */
export interface Side {
  readonly product: Running
  readonly site: Running
  readonly recorder: Recorder
  /** Asks the product, a few calls at once; `token` is that of who asks. */
  ask(calls: readonly Call[], token?: string): Promise<void>
  /** Asks it one call after the other. */
  askInOrder(calls: readonly Call[], token: string): Promise<void>
  /** Asks the second process for pages, for their data, and for what these share. */
  askPages(paths: readonly string[]): Promise<void>
  /** All that was answered so far. */
  readonly answers: Answers
  stop(): Promise<void>
}

/** Starts both processes of a checkout. */
export async function openSide(checkout: string): Promise<Side> {
  const product = await startCheckout(checkout)
  const recorder = await record(product.address)
  const site = await startCheckout(checkout, { BACKEND_URL: recorder.address }).catch(async (error: unknown) => {
    await recorder.close()
    await product.stop()
    throw error
  })
  await drawn(product.address)
  const answers = new Map<string, readonly string[]>()
  let visitors = 0
  /** Each call comes from another address, so that no limit of a single visitor is met. */
  const nextVisitor = () => `10.${(++visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`

  /** What is answered; a page that is served old while its new form is being made is asked for again, and so is who is busy. */
  async function answerOf(address: string, call: Call, token?: string): Promise<Answer> {
    for (let busy = 0; ; ) {
      const answer = await answerAtOnce(address, call, token)
      const isBusy = answer.status === 503 && 'retry-after' in answer.headers && call.method === 'GET'
      if (isBusy) busy++
      if (isBusy ? busy > MOST_BUSY : !('x-page' in answer.headers)) return answer
      await new Promise((resolve) => setTimeout(resolve, isBusy ? Number(answer.headers['retry-after']) * 1000 : 200))
    }
  }

  async function answerAtOnce(address: string, { method, path, body }: Call, token?: string): Promise<Answer> {
    const response = await fetch(address + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': nextVisitor(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
  }

  const shared = new Map<string, Promise<readonly string[]>>()
  const linesOf = async (address: string, call: Call, token?: string) =>
    normalForm(await answerOf(address, call, token), new URL(address).host, Date.now())
  const sharedLines = (hash: string) => {
    const lines = shared.get(hash) ?? linesOf(site.address, { method: 'GET', path: `/page-data/sq/d/${hash}.json` })
    shared.set(hash, lines)
    return lines
  }

  const note = async (call: Call, token?: string) => {
    answers.set(`${token ? 'staff: ' : ''}${nameOf(call)}`, await linesOf(product.address, call, token))
  }

  return {
    product,
    site,
    recorder,
    answers,
    ask: (calls, token) => eachOf(calls, (call) => note(call, token)),
    async askInOrder(calls, token) {
      for (const call of calls) await note(call, token)
    },
    askPages: (paths) =>
      eachOf(paths, async (path) => {
        answers.set(`GET ${path}`, await linesOf(site.address, { method: 'GET', path }))
        const address = `/page-data/${path.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`
        const answer = await answerOf(site.address, { method: 'GET', path: address })
        answers.set(`GET ${address}`, normalForm(answer, new URL(site.address).host, Date.now()))
        for (const [place, hash] of hashesIn(answer.body).entries()) {
          answers.set(`shared data ${place + 1} of ${path}`, await sharedLines(hash))
        }
      }),
    async stop() {
      await site.stop()
      await recorder.close()
      await product.stop()
    },
  }
}

function hashesIn(pageData: string): string[] {
  const [, list = ''] = /"staticQueryHashes":\[([^\]]*)\]/.exec(pageData) ?? []
  return Array.from(list.matchAll(/\d+/g), ([hash]) => hash)
}

/** Waits until the demo's pictures have all been drawn, which goes on for some seconds after the start. */
async function drawn(address: string): Promise<void> {
  let [count, since] = [-1, performance.now()]
  while (performance.now() - since < QUIET) {
    const answer = await fetch(`${address}/items/ecommerce_product_image?limit=1&fields=id&meta=total_count`)
    const { meta }: { meta: { total_count: number } } = await answer.json()
    if (meta.total_count !== count) [count, since] = [meta.total_count, performance.now()]
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Does it with each, a few at once. */
async function eachOf<Entry>(entries: readonly Entry[], act: (entry: Entry) => Promise<void>): Promise<void> {
  const queue = entries.values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const entry of queue) await act(entry)
    }),
  )
}
