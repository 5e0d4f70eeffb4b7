import { Hono } from 'hono'
import { collectionOf } from '#contract/model/model.ts'
import { Fault } from '../fault.ts'
import { jsonAnswer } from '../http/answer.ts'
import { signedIn, type Variables } from '../http/context.ts'
import { idIn } from '../http/query-number.ts'
import { tryAgain } from '../mail/outbox.ts'
import type { Services } from './services.ts'

/** `POST /ecom/mails/{id}/again`: a mail that only a person can bring further, or that waits for another attempt, is sent once more; for who may read the outbox. */
export function mailRoutes({ db, defaults }: Pick<Services, 'db' | 'defaults'>, wakeMail: () => void): Hono<Variables> {
  return new Hono<Variables>().post('/:id/again', async ({ req, var: { caller } }) => {
    await signedIn(caller)
    const access = await caller.access()
    if (!access.read(collectionOf('mail'))) throw new Fault('forbidden', 'mail: this account may not see the outbox')
    const id = idIn(req.param('id'))
    const standing = await tryAgain(db, { id, project: access.project }, defaults.now())
    if (standing === 'unknown') throw new Fault('unknownItem', `Item not found: mail ${id}`)
    if (standing === 'not_possible') throw new Fault('conflict', 'This mail is under way or was sent')
    wakeMail()
    return jsonAnswer({ data: { id, state: 'waiting' } })
  })
}
