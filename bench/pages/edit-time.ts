import { execFileSync } from 'node:child_process'
import { ROOT, type Server } from './servers.ts'

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

/** Calls of the backend by an account made for them. */
async function signedIn(origin: string, dataDir: string) {
  const said = execFileSync(process.execPath, ['server/programs/add-account.ts', 'bench@shop.example'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  const password = /: (\S+)\s*$/.exec(said)?.[1]
  let token = ''
  async function call(path: string, init: RequestInit = {}): Promise<unknown> {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(origin + path, { ...init, headers })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { data: unknown }).data
  }
  const body = JSON.stringify({ email: 'bench@shop.example', password })
  token = ((await call('/auth/authenticate', { method: 'POST', body })) as { token: string }).token
  return call
}
