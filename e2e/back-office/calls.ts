import { expect, type Page } from '@playwright/test'

/** What a list finds, read as the signed-in person. */
export async function found(page: Page, list: string) {
  return (await (await page.request.get(`${new URL(page.url()).origin}/items/${list}`)).json()).data
}

/** Makes a record as the back office does; returns its id. */
export async function made(page: Page, collection: string, record: object): Promise<number> {
  const id = await page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      return answer.data?.id ?? JSON.stringify(answer)
    },
    [`/items/${collection}`, record] as const,
  )
  expect(id, collection).toEqual(expect.any(Number))
  return id
}

/** Changes what a list finds, as the signed-in person; returns what it found. */
export async function change(page: Page, list: string, changes: object) {
  const data = await found(page, list)
  for (const { id } of data) await send(page, 'PATCH', `/items/${list.split('?')[0]}/${id}`, changes)
  return data
}

/** Calls as the back office does, whose origin counts. */
export async function send(page: Page, method: string, path: string, body: object): Promise<void> {
  const { status, text } = await page.evaluate(
    async ([method, address, body]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(address, { method, headers, body: JSON.stringify(body) })
      return { status: answer.status, text: await answer.text() }
    },
    [method, path, body] as const,
  )
  expect(status, `${path}: ${text}`).toBe(200)
}
