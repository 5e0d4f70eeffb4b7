import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { databaseOn } from '#backend/db/database-on.ts'
import { openWithTables, tablesOn } from '#backend/db/sample-tables.ts'
import { samplePicture } from '#backend/files/sample-picture.ts'
import type { KeptBackup, Restore, RestoreProgress } from '#contract/wire/restores.ts'
import { startSample } from './sample-server.ts'
import { asking, type Caller, fillTenants, OWN, PASSWORD } from './sample-tenants.ts'

export const RESTORES = '/server/backups/restores'

const serverUrl = process.env.TEST_DATABASE_URL

/** The databases that there are. */
export const KINDS = serverUrl ? (['SQLite', 'PostgreSQL'] as const) : (['SQLite'] as const)

/** An installation of two shops that is backed up and restored by those who run it, over the wire. */
export type RestoredOffice = Awaited<ReturnType<typeof restoredOffice>>

/** Opens such an installation in a folder and a database of its own. */
export async function restoredOffice(kind: (typeof KINDS)[number], more: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'schaufenster-restore-'))
  const place = kind === 'PostgreSQL' && serverUrl ? databaseOn(serverUrl) : undefined
  const dataDir = join(folder, 'data')
  const env: Record<string, string> = { ...more, DATA_DIR: dataDir }
  await mkdir(dataDir)
  if (place && serverUrl) env.DATABASE_URL = await place.make(await tablesOn(serverUrl))
  else {
    const db = await openWithTables(dataDir)
    await fillTenants(db).finally(() => db.destroy())
  }
  let server = await opened(env, place ? fillTenants : undefined)
  let ownPassword = PASSWORD
  const signIn = () => asking(server.address, true, ownPassword)
  let ask = signIn()

  async function rowsOf<T>(path: string, caller: Caller = 'installation'): Promise<T[]> {
    const { data }: { data: T[] } = JSON.parse((await ask(caller, 'GET', path)).text)
    return data
  }
  const kept = () => rowsOf<KeptBackup>('/server/backups/kept')

  async function progress(id: string): Promise<RestoreProgress> {
    const answer = await fetch(`${server.address}${RESTORES}/${id}`)
    return ((await answer.json()) as { data: RestoreProgress }).data
  }

  async function untilEnded(id: string): Promise<RestoreProgress> {
    const look = async () => (await progress(id)).state
    await expect.poll(look, { timeout: 60_000, interval: 50 }).not.toBe('running')
    ask = signIn()
    return progress(id)
  }

  const own = await ask('installation', 'GET', '/users/me')
  return {
    env,
    /** The number of the account that restores. */
    ownId: Number(own.data.id),
    dataDir,
    kept,
    server: () => server,
    ask: (...asked: Parameters<typeof ask>) => ask(...asked),
    /** Asks in the sessions of now, also when others have begun. */
    sessionsOf: (isConfirmed = true) => (isConfirmed ? ask : asking(server.address, false, ownPassword)),
    secret: () => readFile(join(dataDir, 'secret'), 'utf8'),
    /** Lets a file be as if it had been replaced by a process that was killed. */
    async replaceAside(path: string): Promise<void> {
      const [file, aside] = [join(dataDir, 'files', path), join(dataDir, 'restoring', path)]
      await mkdir(dirname(aside), { recursive: true })
      await rename(file, aside)
      await writeFile(file, 'half of it')
    },
    ended: () => rowsOf<Restore>(RESTORES),
    addTag: (slug: string) => ask('installation', 'POST', '/items/ecommerce_tag', { display_name: slug, slug }),
    async tags() {
      const rows = await rowsOf<{ slug: string }>('/items/ecommerce_tag?fields=slug&sort=slug', 'stranger')
      // The sample has one of its own.
      return rows.flatMap(({ slug }) => (slug === 'neuheit' ? [] : [slug]))
    },
    /** A picture that is uploaded; answers its id. */
    async upload(): Promise<string> {
      const headers = { 'x-directus-project': OWN }
      const body = JSON.stringify({ email: `editor@${OWN}`, password: PASSWORD })
      const signedIn = await fetch(`${server.address}/auth/authenticate`, { method: 'POST', headers, body })
      const { token } = ((await signedIn.json()) as { data: { token: string } }).data
      const form = new FormData()
      form.set('file', new Blob([new Uint8Array(await samplePicture(40, 20))]), 'ring.jpg')
      const authorization = `Bearer ${token}`
      const made = await fetch(`${server.address}/files`, {
        method: 'POST',
        headers: { ...headers, authorization },
        body: form,
      })
      return ((await made.json()) as { data: { id: string } }).data.id
    },
    /** Gives the one who restores another password, and signs in with it. */
    async changePassword(password: string): Promise<void> {
      await ask('installation', 'PATCH', '/users/me', { password, current_password: ownPassword })
      ownPassword = password
      ask = signIn()
    },
    /** Has the plan make a backup, and answers it. */
    async backUp(): Promise<KeptBackup> {
      const before = (await kept()).length
      await ask('installation', 'POST', '/server/backups/plan/now')
      // Its size is known once its run has ended.
      const done = async () => (await kept()).filter(({ kilobytes }) => kilobytes !== null).length
      await expect.poll(done, { timeout: 30_000 }).toBe(before + 1)
      const [newest] = await kept()
      if (!newest) throw new Error('There is no backup')
      return newest
    },
    untilEnded,
    /** Has a backup restored, and answers how that ended. */
    async restore({ place, name }: Pick<KeptBackup, 'place' | 'name'>): Promise<RestoreProgress> {
      const { status, data, text } = await ask('installation', 'POST', RESTORES, { place, name })
      if (status !== 200) throw new Error(`Not restored: ${status} ${text}`)
      return untilEnded(String(data.id))
    },
    /** Ends the process and starts it anew; `between` works on what lies there meanwhile. */
    async startAgain(between: () => Promise<void> = async () => {}) {
      await server.close()
      await between()
      server = await opened(env)
      ask = signIn()
    },
    async close() {
      await server.close()
      await place?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function opened(env: Record<string, string>, fill?: Parameters<typeof startSample>[1]) {
  const server = await startSample(env, fill)
  // SQLite is restored only while nobody else has its file open.
  await server.db.destroy()
  return server
}
