import { StartError } from '../start-error.ts'

/** What somebody who starts the program is told of a port or an address that cannot be had; any other error as it is. */
export function listenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} on ${host} is in use by another program; end it, or choose another with PORT=… npm start.`,
    )
  }
  if (error.code === 'EACCES')
    return new StartError(`This user may not listen on port ${port}; choose one above 1023 with PORT=… npm start.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new StartError(`HOST=${host} is no address of this machine.`)
  return error
}
