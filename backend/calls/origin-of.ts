import type { Origin } from '../auth/origin.ts'
import { clientKey } from '../http/client-key.ts'
import type { BackendOptions } from './services.ts'

/** Where a call comes from. */
export function originOf({ clientAddress }: Pick<BackendOptions, 'clientAddress'>, request: Request): Origin {
  const address = clientAddress?.(request)
  return {
    client: address === undefined ? undefined : clientKey(address),
    device: request.headers.get('user-agent') ?? undefined,
  }
}
