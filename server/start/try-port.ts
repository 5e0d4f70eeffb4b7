import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { listenError } from './listen-error.ts'

/** Where a connection to a server on this address of the machine leads. */
const reachable = ({ address }: AddressInfo) =>
  address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '::1' : address

/**
 * Tries whether the port can be had, before anything is changed; throws the StartError that says why not. It becomes the near end of a connection
 * of the program to itself, to which nobody can connect: whoever has been sent to a process that only begins would get no page.
 */
export async function tryPort({ port, host }: { readonly port: number; readonly host: string }): Promise<void> {
  if (port === 0) return
  const other = createServer((socket) => socket.on('error', () => {}))
  try {
    await once(other.listen(0, host), 'listening')
    const there = other.address() as AddressInfo
    const near = { localAddress: there.address, localPort: port }
    const connection = createConnection({ host: reachable(there), port: there.port, ...near })
    await once(connection, 'connect')
    connection.resetAndDestroy()
  } catch (error) {
    throw listenError(error as NodeJS.ErrnoException, port, host)
  } finally {
    other.close()
  }
}
