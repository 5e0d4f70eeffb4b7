import { pino } from 'pino'
import { requestId } from '../http/request-log.ts'
import { loggedError } from '../http/without-secrets.ts'
import type { Config } from './config.ts'

export type Log = {
  error: (details: object, message: string) => void
  /** `error` is what went wrong, where something did. */
  warn: (message: string, error?: unknown) => void
  debug: (details: object, message: string) => void
}

/**
 * Structured lines for whoever runs the process: one JSON object each, on standard error, with the id of the request that was
 * being answered. Personal data stay out of them (`without-secrets.ts`).
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Log {
  const options = {
    level: logLevel,
    base: null,
    serializers: { err: loggedError },
    mixin: (line: object) => ('requestId' in line ? {} : { requestId: requestId() }),
  }
  const logger = pino(options, pino.destination({ dest: 2, sync: true }))
  return {
    error: (details, message) => logger.error(details, message),
    warn: (message, err) => logger.warn({ err }, message),
    debug: (details, message) => logger.debug(details, message),
  }
}
