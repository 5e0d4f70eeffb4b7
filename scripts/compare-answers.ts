// `npm run compare-answers -- BEFORE AFTER`: starts the products of two checkouts over the demo retailer, asks both the same, and prints
// where their answers differ. For commits that must change nothing that a visitor, an editor or a client of the API sees.
import { resolve } from 'node:path'
import { addressesOf } from '../bench/pages/addresses.ts'
import { PAGES, STRANGERS, staffReads, staffWrites } from './compare/calls.ts'
import { differencesOf, sentenceOf } from './compare/differences.ts'
import { openSide, type Side } from './compare/side.ts'
import { enterCheckout } from './launch/root.mjs'

const ACCOUNT = { email: 'owner@shop.example', password: 'cold harbour 7 lanterns' }

const textOf = (side: Side) => async (path: string) => (await fetch(side.product.address + path)).text()

/** What both sides answer to each path, page data and call, and to each call that either side's site made for them. */
async function askBoth(sides: readonly Side[]): Promise<void> {
  const both = <Result>(act: (side: Side) => Promise<Result>) => Promise.all(sides.map(act))
  const paths = new Set([...(await both((side) => addressesOf(textOf(side)))).flat(), ...PAGES])
  console.log(`${paths.size} pages`)
  await both((side) => side.askPages([...paths]))
  const read = [...new Set(sides.flatMap(({ recorder }) => [...recorder.read]))].sort()
  console.log(`${read.length} calls that a site made for them`)
  await both((side) => side.ask(read.map((path) => ({ method: 'GET', path }))))
  console.log(`${STRANGERS.length} calls of strangers`)
  await both((side) => side.ask(STRANGERS))
  const tokens = await both(tokenOf)
  const tokenFor = (side: Side) => tokens[sides.indexOf(side)] ?? ''
  const named = (await both((side) => collectionsOf(side, tokenFor(side)))).flat()
  const collections = [...new Set(named)].sort()
  const [reads, writes] = [staffReads(collections), staffWrites(collections)]
  console.log(`${reads.length} reads and ${writes.length} writes of an administrator`)
  await both((side) => side.ask(reads, tokenFor(side)))
  await both((side) => side.askInOrder(writes, tokenFor(side)))
}

async function tokenOf({ product }: Side): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(product.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('/auth/first', { ...ACCOUNT, token: product.token })
  const answer = await (await post('/auth/authenticate', { ...ACCOUNT, mode: 'jwt' })).json()
  if (!answer.data?.token) throw new Error(`Nobody could sign in: ${JSON.stringify(answer)}`)
  return answer.data.token
}

async function collectionsOf({ product }: Side, token: string): Promise<string[]> {
  const response = await fetch(`${product.address}/collections`, { headers: { authorization: `Bearer ${token}` } })
  const { data }: { data: { collection: string }[] } = await response.json()
  return data.map(({ collection }) => collection)
}

async function compare(): Promise<void> {
  enterCheckout()
  const checkouts = process.argv.slice(2).map((path) => resolve(process.env.INIT_CWD ?? '.', path))
  if (checkouts.length !== 2) throw new Error('Name two checkouts: npm run compare-answers -- BEFORE AFTER')
  const sides: Side[] = []
  try {
    for (const checkout of checkouts) sides.push(await openSide(checkout))
    await askBoth(sides)
  } finally {
    for (const side of sides) await side.stop()
  }
  const [before, after] = sides as [Side, Side]
  const differences = differencesOf(before.answers, after.answers)
  for (const difference of differences) console.log(`\n${sentenceOf(difference)}`)
  console.log(`\n${before.answers.size} answers of each side, ${differences.length} differences`)
  process.exitCode = differences.length > 0 ? 1 : 0
}

await compare()
