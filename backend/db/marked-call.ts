import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery, type DatabaseConnection } from 'kysely'

/** A call that is noted as done by its own transactions, as long as it is at work: what it set off goes on without it. */
interface MarkedCall {
  readonly id: number
  isAtWork: boolean
}

const current = new AsyncLocalStorage<MarkedCall>()

/** Does the work of a call: each transaction that commits meanwhile notes in the same commit that the row `id` of `call_keys` is done. */
export async function markedAs<Done>(id: number, work: () => Promise<Done>): Promise<Done> {
  const call = { id, isAtWork: true }
  try {
    return await current.run(call, work)
  } finally {
    call.isAtWork = false
  }
}

/** Notes the call at work as done, in the transaction that is about to commit. */
export async function markCall(connection: DatabaseConnection): Promise<void> {
  const call = current.getStore()
  if (!call?.isAtWork) return
  await connection.executeQuery(CompiledQuery.raw(`update "call_keys" set "done" = true where "id" = ${call.id}`))
}
