import { createResource, type Resource } from './resource.ts'
import { systemTimers, type Timers } from './timers.ts'
import { createTransport, type Fetch } from './transport.ts'

export type SdkOptions = {
  /** Address of the backend, with or without a slash at the end. */
  url: string
  /** The project's key; sent as `X-Directus-Project` with every call. */
  project: string
  /** Directus 8 wants the project as the first part of the path too; this product's backend does not. */
  projectInPath?: boolean
  fetch: Fetch
  /** A token to start with; without one the calls are anonymous. */
  token?: string
  timers?: Timers
  /** How long a call may take once sent, in ms. */
  timeoutMs?: number
  /** How many calls may be under way at a time; further ones queue. Less than 1 throws. */
  maxConcurrent?: number
}

export type Row = Record<string, unknown>

/** The typed client of the backend (SPEC 7, 8, 9). */
export type Sdk = {
  items<T extends object = Row>(collection: string): Resource<T>
}

/** Makes a client. Timeout and concurrency default to SPEC 9. */
export function createSdk(options: SdkOptions): Sdk {
  const transport = createTransport({
    url: options.url,
    project: options.project,
    projectInPath: options.projectInPath ?? false,
    fetch: options.fetch,
    timers: options.timers ?? systemTimers,
    timeoutMs: options.timeoutMs ?? 600_000,
    maxConcurrent: options.maxConcurrent ?? 10,
    token: () => options.token,
    sendCookies: () => false,
  })

  return {
    items: <T extends object = Row>(collection: string) =>
      createResource<T>(transport, `/items/${encodeURIComponent(collection)}`),
  }
}
