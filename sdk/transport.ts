import { ApiError, apiErrorText } from './api-error.ts'
import { type QueryValue, queryString } from './query-string.ts'
import { createRequestQueue } from './request-queue.ts'
import type { Timers } from './timers.ts'
import { untilAborted } from './until-aborted.ts'

/** The part of `fetch` that the SDK needs: the network's, or the backend's own request handler called in memory. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response> | Response

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
export type Query = { [key: string]: QueryValue }

/** One call. `body` is sent as JSON unless it is a FormData or a Blob, which is sent as it is; `withoutProject` is for calls about the installation as a whole. */
export type Call = {
  query?: Query
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  withoutProject?: boolean
  answer?: 'json' | 'text'
}

export type Transport = <T>(method: Method, path: string, call?: Call) => Promise<T>

export type TransportConfig = {
  url: string
  project: string
  projectInPath: boolean
  fetch: Fetch
  timers: Timers
  timeoutMs: number
  maxConcurrent: number
  token(): string | undefined
  sendCookies(): boolean
}

/**
 * The one way to the backend: queued, timed, with project and token sent along, and failures turned into ApiErrors.
 * Throws a plain Error when URL or project are missing (CONTRACTS 2).
 */
export function createTransport(config: TransportConfig): Transport {
  const enqueue = createRequestQueue(config.maxConcurrent)

  return async (method, path, call = {}) => {
    const address = addressOf(config, path, call)
    return enqueue(() => send(config, method, path, address, call))
  }
}

function addressOf(config: TransportConfig, path: string, call: Call): string {
  if (!config.url) throw new Error(apiErrorText.missingUrl)
  if (!call.withoutProject && !config.project) throw new Error(apiErrorText.missingProject)
  const base = config.url.replace(/\/+$/, '')
  const prefix = config.projectInPath && !call.withoutProject ? `/${encodeURIComponent(config.project)}` : ''
  const query = queryString(call.query ?? {})
  return `${base}${prefix}${path}${query && '?'}${query}`
}

async function send<T>(config: TransportConfig, method: Method, path: string, address: string, call: Call): Promise<T> {
  const where = { method, url: path, params: call.query ?? {} }
  const timeout = new AbortController()
  const timer = config.timers.setTimeout(() => timeout.abort(), config.timeoutMs)
  let status: number
  let text: string
  try {
    const signal = call.signal ? AbortSignal.any([call.signal, timeout.signal]) : timeout.signal
    const response = await untilAborted(signal, () => config.fetch(address, requestInit(config, method, call, signal)))
    status = response.status
    text = await untilAborted(signal, () => response.text())
  } catch (cause) {
    throw new ApiError(apiErrorText.network, { ...where, code: -1, cause })
  } finally {
    config.timers.clearTimeout(timer)
  }
  const ok = status >= 200 && status < 300
  if (ok && (call.answer === 'text' || text === '')) return text as T

  let body: { error?: { code?: string | number; message?: string } } | null
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw new ApiError(apiErrorText.invalidJson, { ...where, code: 422, status, cause })
  }
  if (ok) return body as T
  const { code, message } = body?.error ?? {}
  throw new ApiError(message || apiErrorText.unknown, { ...where, code: code ?? -1, status, body })
}

function requestInit(config: TransportConfig, method: Method, call: Call, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = {
    accept: call.answer === 'text' ? '*/*' : 'application/json',
    ...call.headers,
  }
  const token = config.token()
  if (token) headers.authorization = `Bearer ${token}`
  if (config.project) headers['x-directus-project'] = config.project
  const init: RequestInit = { method, headers, signal, credentials: config.sendCookies() ? 'include' : 'same-origin' }
  if (call.body instanceof FormData || call.body instanceof Blob) init.body = call.body
  else if (call.body !== undefined) {
    headers['content-type'] = 'application/json'
    init.body = JSON.stringify(call.body)
  }
  return init
}
