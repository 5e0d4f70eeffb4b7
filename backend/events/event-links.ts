import { readSignedUuid, type Signing, signedUuid } from '../signed-uuid.ts'

export const eventFormPath = '/forms/event'

/** Addresses by which who signed up for an event sees that and takes it back, without an account. */
export interface EventLinks {
  path(uuid: string): string
  /** The uuid of the sign-up; undefined for a token that was not made here. */
  read(token: string): string | undefined
}

export function eventLinks(signing: Signing): EventLinks {
  const words = (uuid: string) => `event ${uuid}`
  return {
    path: (uuid) => `${eventFormPath}/${signedUuid(signing, uuid, words)}`,
    read: (token) => readSignedUuid(signing, token, words),
  }
}
