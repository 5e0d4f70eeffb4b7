// Tells a website how many pieces the till has, from lines "reference number;pieces" on its standard input:
//   API_KEY=sfk_… node till.mjs https://www.juwelier.example < stock.csv
// The key needs ecommerce_product:read and ecommerce_product:update. Ends with 1 when a line could not be told.
import { createInterface } from 'node:readline'

const [site] = process.argv.slice(2)

async function call(method, path, body) {
  const headers = { authorization: `Bearer ${process.env.API_KEY}`, 'content-type': 'application/json' }
  const answer = await fetch(new URL(path, site), { method, headers, body: body && JSON.stringify(body) })
  const { data, error } = await answer.json()
  if (!answer.ok) throw new Error(`${method} ${path}: ${error?.message ?? answer.status}`)
  return data
}

async function tell(line) {
  const [reference = '', pieces = ''] = line.split(';').map((part) => part.trim())
  if (!/^\d+$/.test(pieces)) throw new Error('no number of pieces')
  const filter = new URLSearchParams({ 'filter[reference_number]': reference, fields: 'id,stock,product_variants.id' })
  const [product] = await call('GET', `/items/ecommerce_product?${filter}`)
  if (!product) throw new Error('no such product')
  if (product.product_variants.length > 0) throw new Error('is sold by its variants: POST /ecom/till knows them')
  if (product.stock === Number(pieces)) return 'as before'
  await call('PATCH', `/items/ecommerce_product/${product.id}`, { stock: Number(pieces) })
  return `${product.stock} → ${pieces}`
}

function failed({ message }) {
  process.exitCode = 1
  return message
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() !== '') console.log(`${line}: ${await tell(line).catch(failed)}`)
}
