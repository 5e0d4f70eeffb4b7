import { request } from 'node:http'

export type HostAnswer = { status: number; text: string; headers: NodeJS.Dict<string | string[]> }

/** What is answered to a host, which no `fetch` lets a program choose. */
export function askHost(
  address: string,
  host: string,
  path: string,
  given: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<HostAnswer> {
  const { method = 'GET', body, headers = {} } = given
  return new Promise((resolve, reject) => {
    const sent = request(address + path, { method, headers: { host, ...headers } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }))
    })
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body))
  })
}
