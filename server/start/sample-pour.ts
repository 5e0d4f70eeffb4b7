import { request } from 'node:http'

const PIECE = Buffer.alloc(262_144, 0x20)

/** Sends a body of that many bytes, whose end is not announced, until there is an answer; a connection that is closed before is one too. */
export function pour(
  origin: string,
  method: string,
  path: string,
  bytes: number,
): Promise<{ status: number; sent: number }> {
  return new Promise((resolve) => {
    let sent = 0
    let status = 0
    // Said here, for a DELETE would else be sent without a body, and what follows it be no HTTP.
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const asked = request(origin + path, { method, headers })
    const more = () => {
      while (!status && sent < bytes && !asked.destroyed) {
        sent += PIECE.byteLength
        if (!asked.write(PIECE)) return
      }
      if (sent >= bytes) asked.end()
    }
    asked.on('response', (answer) => {
      status = answer.statusCode ?? 0
      asked.destroy()
    })
    asked.on('drain', more).on('error', () => {})
    asked.on('close', () => resolve({ status, sent }))
    more()
  })
}
