import type { MadeWebsite } from '#contract/wire/websites.ts'
import { ApiError } from '#sdk/api-error.ts'

/** Sends the archive of a website as it lies on the disk, whatever its size. Throws ApiError with the sentence why it is refused. */
export async function sendWebsite(file: File, as: { name: string; domain: string }): Promise<MadeWebsite> {
  const url = `/websites/archive?${new URLSearchParams(Object.entries(as).filter(([, value]) => value !== ''))}`
  const headers = { 'content-type': 'application/x-tar' }
  const answer = await fetch(url, { method: 'POST', headers, body: file })
  const body = await answer.json().catch(() => ({}))
  if (answer.ok) return body.data
  const { code = -1, message = answer.statusText } = body.error ?? {}
  throw new ApiError(message, { method: 'POST', url, params: {}, code, status: answer.status, body })
}
