/** The texts of SPEC 8 that a call to the backend can fail with. */
export const apiErrorText = {
  network: 'Network error',
  invalidJson: 'API returned invalid JSON',
  unknown: 'Unknown error occured',
  expiredToken: 'auth_expired_token',
  missingUrl: 'SDK has no URL configured to send requests to, please check the docs.',
  missingProject: 'SDK has no project configured to send requests to, please check the docs.',
} as const

type ApiErrorInfo = {
  code: string | number
  method: string
  url: string
  params?: object
  status?: number
  body?: unknown
  cause?: unknown
}

/**
 * A call to the backend that failed (SPEC 8, CONTRACTS 2).
 * `code` is the backend's code as text ('203' item not found, '102' token expired), '-1' for a network failure, '422' for invalid JSON.
 * `url` is the path of the call, `params` its query; `status` the HTTP status and `body` the parsed answer, where an answer came.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: string
  readonly method: string
  readonly url: string
  readonly params: object
  readonly status: number | undefined
  readonly body: unknown

  constructor(message: string, info: ApiErrorInfo) {
    super(message, info.cause === undefined ? undefined : { cause: info.cause })
    this.code = String(info.code)
    this.method = info.method
    this.url = info.url
    this.params = info.params ?? {}
    this.status = info.status
    this.body = info.body
  }
}

/** Whether `error` is a failed call that carries this backend code, e.g. `hasApiCode(error, 203)` for "Item not found". */
export function hasApiCode(error: unknown, code: string | number): error is ApiError {
  return error instanceof ApiError && error.code === String(code)
}
