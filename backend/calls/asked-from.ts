import type { AskedFrom } from '../auth/reset-link.ts'
import type { Services } from './services.ts'

/** Where a request for a link that opens an account came from. */
export const askedFrom = ({ clientAddress }: Pick<Services, 'clientAddress'>, request: Request): AskedFrom => ({
  host: request.headers.get('x-project-host') ?? request.headers.get('host') ?? new URL(request.url).host,
  address: clientAddress?.(request),
})
