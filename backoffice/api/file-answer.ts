import { ApiError, apiErrorText } from '#sdk/api-error.ts'

/** A file that the server makes, as it comes. Rejects with an ApiError, as the calls of the SDK do. */
export async function fileAnswer(url: string, init: RequestInit = {}): Promise<Blob> {
  const where = { method: init.method ?? 'GET', url }
  const answer = await fetch(url, init).catch((cause) => {
    throw new ApiError(apiErrorText.network, { ...where, code: -1, cause })
  })
  if (answer.ok) return answer.blob()
  const body = await answer.json().catch(() => ({}))
  const { code = -1, message = answer.statusText || String(answer.status) } = body.error ?? {}
  throw new ApiError(message, { ...where, code, status: answer.status, body })
}
