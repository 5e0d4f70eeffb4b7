import { pino } from 'pino'
import { createCalm } from '#backend/calm.ts'
import { awayOf } from '../http/outages.ts'
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
 * being answered. Personal data stay out of them (`without-secrets.ts`). The cause of an outage is told once a minute, with how often it
 * was met `before` without being told.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Log {
  const options = {
    level: logLevel,
    base: null,
    serializers: { err: loggedError },
    mixin: (line: object) => ('requestId' in line ? {} : { requestId: requestId() }),
  }
  const logger = pino(options, pino.destination({ dest: 2, sync: true }))
  const calm = createCalm(Date.now)

  function write(level: 'error' | 'warn', details: object, message: string) {
    const cause = 'err' in details ? awayOf(details.err) : undefined
    if (cause === undefined) return logger[level](details, message)
    const before = calm.tell(cause)
    if (before !== undefined) logger[level]({ ...details, ...(before > 0 && { before }) }, message)
  }

  return {
    error: (details, message) => write('error', details, message),
    warn: (message, err) => write('warn', { err }, message),
    debug: (details, message) => logger.debug(details, message),
  }
}
