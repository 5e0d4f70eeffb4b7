import type { Transport } from './transport.ts'

type Part = { status: 'ok' | 'failed'; milliseconds?: number; [measured: string]: unknown }

/** The state of the installation; beside `status` one part each for database, disk, … Version and figures are for its administrators. */
export type Health = { status: 'ok' | 'failed'; version?: string | null } & {
  [part: string]: Part | string | null | undefined
}

/** The calls about the installation as a whole; they need no project. */
export function createServerCalls(transport: Transport) {
  return {
    /** 'pong' (SPEC 7). */
    ping: () => transport<string>('GET', '/server/ping', { withoutProject: true, answer: 'text' }),
    /** Rejects with status 503 when a part does not work; the ApiError's `body` tells which. */
    health: () => transport<{ data: Health }>('GET', '/server/health', { withoutProject: true }),
  }
}
