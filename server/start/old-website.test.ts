import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAccount } from '#backend/auth/account.ts'
import { published } from '#backend/calls/sample-old-server.ts'
import { readOldWebsite } from '#backend/old-websites/read-old-website.ts'
import { takeOldWebsite } from '#backend/old-websites/take-old-website.ts'
import { makeWebsite } from '#backend/websites/make-website.ts'
import { BLUEPRINTS } from './blueprints-folder.ts'
import { askHost } from './sample-host.ts'
import { type SampleServer, startSample } from './sample-server.ts'
import { sampleWebsite } from './sample-website.ts'

const PASSWORD = 'correct horse battery'
const OLD = 'optik-muster.example'

let old: SampleServer
let fresh: SampleServer
const reach = { isAllowed: () => true }

async function signedIn({ address }: SampleServer, project: string): Promise<string> {
  const answer = await fetch(`${address}/auth/authenticate`, {
    method: 'POST',
    body: JSON.stringify({ email: 'alle@muster.example', password: PASSWORD }),
    headers: { 'x-directus-project': project },
  })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}

/** The old website over the network, as a Directus 8 is published. */
const publishedOld = () =>
  published((request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(old.address + pathname + search, { headers: request.headers })
  })

beforeAll(async () => {
  old = await startSample({}, async (db, storage) => {
    await makeWebsite({ db, storage }, BLUEPRINTS, sampleWebsite({ domain: OLD }))
    await addAccount(db, { email: 'alle@muster.example', password: PASSWORD, role: 'administrator' })
  })
  fresh = await startSample({}, (db) =>
    addAccount(db, { email: 'alle@muster.example', password: PASSWORD, role: 'administrator' }),
  )
})

afterAll(async () => {
  await old?.close()
  await fresh?.close()
})

test('a website', async () => {
  const url = await publishedOld()
  const token = await signedIn(old, OLD)
  const dump = await readOldWebsite({ url, project: OLD, token }, { time: 90_000, size: 30_000_000 }, reach)
  console.log(
    [...dump.collections].map(([n, l]) => `${n} ${l.length}`).join('\n'),
    dump.unread,
    [...dump.left],
    dump.files.length,
    dump.files[0],
  )
})
