import type { Transport } from './transport.ts'

/** The calls about the installation as a whole; they need no project. */
export function createServerCalls(transport: Transport) {
  return {
    /** 'pong' (SPEC 7). */
    ping: () => transport<string>('GET', '/server/ping', { withoutProject: true, answer: 'text' }),
    /** State of database, disk and mail queue, and the version. */
    health: () => transport<Record<string, unknown>>('GET', '/server/health', { withoutProject: true }),
  }
}
