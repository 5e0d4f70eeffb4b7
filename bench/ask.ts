import type { Backend } from '#backend/calls/backend.ts'

/** What a backend answers at an address of a website. Throws unless it is 200. */
export async function ask<Answer>(backend: Backend, domain: string, address: string): Promise<Answer> {
  const response = await backend.fetch(new Request(`http://${domain}${address}`))
  if (response.status !== 200) throw new Error(`${response.status} ${address}`)
  return (await response.json()) as Answer
}
