import { execFileSync } from 'node:child_process'
import { ROOT } from './servers.ts'

/** A call of the backend; what it answers as `data`. */
export type Call = (path: string, init?: RequestInit) => Promise<unknown>

/** Calls of the backend by an account made for them. */
export async function signedIn(origin: string, dataDir: string): Promise<Call> {
  const said = execFileSync(process.execPath, ['server/programs/add-account.ts', 'bench@shop.example'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  const password = /: (\S+)\s*$/.exec(said)?.[1]
  let token = ''
  const call: Call = async (path, init = {}) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(origin + path, { ...init, headers })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return ((await answer.json()) as { data: unknown }).data
  }
  const body = JSON.stringify({ email: 'bench@shop.example', password })
  token = ((await call('/auth/authenticate', { method: 'POST', body })) as { token: string }).token
  return call
}
