import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that never answers for the recipients hang@… and hang-late@…: before it agrees to take the mail, or after it has it. */
export async function startHangingMailServer() {
  const taken: string[] = []
  let hanging = 0
  let hangingLate = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!address.startsWith('hang@')) return done()
      hanging++
    },
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? ''
        if (to.startsWith('hang-late@')) hangingLate++
        else {
          taken.push(to)
          done()
        }
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** Who has got a mail. */
    taken,
    /** How many mails have hung so far. */
    hanging: () => hanging,
    hangingLate: () => hangingLate,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
