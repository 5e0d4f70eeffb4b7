import { pino } from 'pino'
import type { Config } from './config.ts'

export type Log = {
  error: (details: object, message: string) => void
  /** `error` is what went wrong, where something did. */
  warn: (message: string, error?: unknown) => void
}

/** Structured lines for whoever runs the process: one JSON object each, on standard error. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Log {
  const logger = pino({ level: logLevel, base: null }, pino.destination({ dest: 2, sync: true }))
  return {
    error: (details, message) => logger.error(details, message),
    warn: (message, err) => logger.warn({ err }, message),
  }
}
