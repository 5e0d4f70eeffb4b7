import type { Reach } from '../outside/public-address.ts'
import type { ConnectionKey } from '../project/connection-keys.ts'

/** What connections to others' servers are made and tested with. */
export interface ConnectionOptions extends Reach {
  /** What the installation gives projects that have no setting of their own. */
  readonly installation: Partial<Record<ConnectionKey, string | undefined>>
  readonly wakeMail: () => void
  /** Where newsletter tools are called; their own addresses unless given. */
  readonly toolHosts?: { readonly brevoUrl?: string | undefined; readonly cleverReachUrl?: string | undefined }
  /** Milliseconds for a test of a mail server, and for each call of a test of Matomo. */
  readonly mailTimeout?: number
  readonly timeout?: number
}
