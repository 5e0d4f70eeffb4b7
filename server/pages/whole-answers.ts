import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http'
import { KEEP_ALIVE } from '../http/keep-alive.ts'

/** Of the answers of one second, in bytes. */
const MOST_BYTES = 16_777_216

const SECOND = 1000

/** By which Node knows that the head of an answer is out. Undocumented, and as old as Node; the test beside this holds them. */
type OwnHead = { _header: string; _headerSent: boolean }

export type WholeAnswers = {
  /**
   * Sends an answer in one piece: its status, its `headers` (names and values in turn, the length of the body among them) and its
   * body. The same array of headers stands for the same answer. False where Node has to word the head itself: for HEAD, which has no
   * body, and for the last answer of a connection.
   */
  send(response: ServerResponse, status: number, headers: string[], body?: Buffer): boolean
}

/**
 * Answers with head and body in one piece of memory, because Node words a head anew for each visitor and writes it and the body apart,
 * which takes longer than all the rest of an answer from memory. A head names the second it was written in, so a piece serves for one.
 */
export function wholeAnswers(now: () => number, maxBytes = MOST_BYTES): WholeAnswers {
  const pieces = new Map<string[], Buffer>()
  let second = Number.NaN
  let ending = ''
  let bytes = 0

  function startSecond(started: number) {
    second = started
    pieces.clear()
    bytes = 0
    const date = new Date(started * SECOND).toUTCString()
    ending = `Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE / SECOND}\r\n\r\n`
  }

  return {
    send(response, status, headers, body) {
      if (response.req.method === 'HEAD' || !response.shouldKeepAlive) return false
      const started = Math.floor(now() / SECOND)
      if (started !== second) startSecond(started)
      let whole = pieces.get(headers)
      if (!whole) {
        const head = Buffer.from(headOf(status, headers) + ending, 'latin1')
        whole = body ? Buffer.concat([head, body]) : head
        bytes += whole.byteLength
        if (bytes <= maxBytes) pieces.set(headers, whole)
      }
      response.statusCode = status
      Object.assign(response, { _header: ending, _headerSent: true } satisfies OwnHead)
      response.end(whole)
      return true
    },
  }
}

function headOf(status: number, headers: string[]): string {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    head += `${name}: ${value}\r\n`
  }
  return head
}
