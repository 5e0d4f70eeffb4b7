/** A provider that did not answer, or with nothing that helps: nobody knows whether it did what was asked. */
export class ProviderDown extends Error {}

/** A provider's no, with the name that it gives to the reason. */
export class ProviderRefused extends Error {
  readonly status: number
  readonly issue: string

  constructor(status: number, issue: string, message: string) {
    super(message)
    this.status = status
    this.issue = issue
  }
}

export type ProviderJson = Readonly<Record<string, unknown>>

export interface ProviderCall {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Not asked again when the answer is lost: the provider would take it for a second one. */
  readonly onlyOnce?: boolean
}

export interface CallTools {
  readonly fetch: (request: Request) => Promise<Response>
  /** Milliseconds for one call. */
  readonly timeout?: number
}

const isRecord = (value: unknown): value is ProviderJson =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** For messages: an address that is none must not hide the fault itself. */
const pathOf = (url: string): string => URL.parse(url)?.pathname ?? 'to no address'

async function answerTo(
  call: ProviderCall,
  { fetch, timeout = 15_000 }: CallTools,
): Promise<{ status: number; json: ProviderJson }> {
  const { method, url, headers, body } = call
  const encoded = body === undefined || typeof body === 'string' ? body : JSON.stringify(body)
  try {
    const signal = AbortSignal.timeout(timeout)
    const request = new Request(url, { method, headers, signal, ...(encoded !== undefined && { body: encoded }) })
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true })
    })
    const response = await Promise.race([fetch(request), aborted])
    const text = await Promise.race([response.text(), aborted])
    const json: unknown = text === '' ? {} : JSON.parse(text)
    return { status: response.status, json: isRecord(json) ? json : {} }
  } catch (error) {
    throw new ProviderDown(`${method} ${pathOf(url)}: ${(error as Error).message}`)
  }
}

/** A text that the answer must have. Throws ProviderDown for one without it: nobody knows what the provider did. */
export function textOf(answer: ProviderJson, name: string): string {
  const value = answer[name]
  if (typeof value !== 'string' || value === '') throw new ProviderDown(`The answer has no ${name}`)
  return value
}

/** The reason in an error of PayPal (`details[0].issue`, `name`) or Klarna (`error_code`). */
function issueOf({ details, name, error_code, error }: ProviderJson): string {
  const [first] = Array.isArray(details) ? (details as unknown[]) : []
  const issue = isRecord(first) ? first.issue : undefined
  return String(issue ?? error_code ?? name ?? error ?? 'UNKNOWN')
}

/**
 * Calls a payment provider. An answer that was lost is asked for once more: every call that changes something carries the
 * provider's own idempotency key. Throws ProviderRefused for a no and ProviderDown when nobody knows.
 */
export async function callProvider(call: ProviderCall, tools: CallTools): Promise<ProviderJson> {
  const once = () => answerTo(call, tools)
  const first = await (call.onlyOnce ? once() : once().catch(() => undefined))
  const again = first === undefined || (first.status >= 500 && !call.onlyOnce)
  const { status, json } = again ? await once() : first
  if (status >= 500) throw new ProviderDown(`${call.method} ${pathOf(call.url)}: ${status}`)
  if (status >= 400)
    throw new ProviderRefused(status, issueOf(json), `${call.method} ${pathOf(call.url)}: ${issueOf(json)}`)
  return json
}
