import { outageOf } from '#backend/outage.ts'
import { ApiError } from '#sdk/api-error.ts'

/**
 * Why something could not be answered although nothing is wrong with what was asked: a part of the installation is away, here or at the
 * backend. Undefined for every other error.
 */
export function awayOf(error: unknown): string | undefined {
  if (error instanceof ApiError)
    return error.code === '-1' || error.status === 503 ? `The backend cannot answer: ${error.message}` : undefined
  if (error instanceof TypeError && error.message === 'fetch failed') return `fetch failed: ${String(error.cause)}`
  return outageOf(error)
}

/** Seconds after which a visitor who met an outage may try again. */
export const RETRY_AFTER = '5'
