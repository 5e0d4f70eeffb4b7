import type { ConnectionName, ConnectionSetting } from '#contract/wire/connections.ts'
import type { CheckResult } from '#domain/company/connection-check.ts'
import type { Transport } from './transport.ts'

/** The settings that lead to others' servers. All calls reject with an ApiError. */
export function createConnections(transport: Transport) {
  return {
    read: () => transport<{ data: ConnectionSetting[] }>('GET', '/connections'),
    /** Writes the settings given; an empty text takes one away. */
    update: (settings: { [key: string]: string }) =>
      transport<{ data: ConnectionSetting[] }>('PATCH', '/connections', { body: settings }),
    /** Tries a connection with a call that changes nothing, or with a mail to whoever asks. */
    test: (name: ConnectionName) => transport<{ data: CheckResult }>('POST', `/connections/${name}/test`),
  }
}
