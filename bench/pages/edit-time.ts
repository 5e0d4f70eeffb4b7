import type { Server } from './servers.ts'
import { signedIn } from './signed-in.ts'

const EDITS = 20

/** Changes the company's name again and again and asks for the imprint until it shows it: milliseconds, the shortest first. */
export async function editTimes({ origin }: Server, dataDir: string): Promise<number[]> {
  const call = await signedIn(origin, dataDir)
  const [company] = (await call('/items/company?fields=id')) as { id: number }[]
  const times: number[] = []
  for (let n = 0; n < EDITS; n++) {
    const name = `Juwelier Nummer ${n}`
    const from = performance.now()
    await call(`/items/company/${company?.id}`, { method: 'PATCH', body: JSON.stringify({ company_name: name }) })
    while (!(await (await fetch(`${origin}/impressum`)).text()).includes(name)) {}
    times.push(performance.now() - from)
  }
  return times.sort((a, b) => a - b)
}
