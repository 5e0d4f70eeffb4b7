import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Stands between a program and a server that speaks TCP. A silent way carries nothing and closes nothing, as where a router has gone;
 * connections of that time stay silent when the way is open again.
 */
export async function startSilentWay(port: number) {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    sockets.add(near)
    near.on('error', () => near.destroy())
    near.on('close', () => sockets.delete(near))
    if (isSilent) return near.pause()
    const far = connect(port, '127.0.0.1')
    sockets.add(far)
    far.on('error', () => near.destroy())
    far.on('close', () => sockets.delete(far))
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      isSilent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    open() {
      isSilent = false
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
