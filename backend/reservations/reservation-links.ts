import { readSignedUuid, type Signing, signedUuid } from '../signed-uuid.ts'

/** Who a link is for: it can do what they may do, and nothing else. */
type Holder = 'visitor' | 'branch'

export const reservationPath = '/ecom/reservation'

/** Addresses by which a visitor and a branch reach a reservation without an account, signed, because numbers can be guessed. */
export interface ReservationLinks {
  path(holder: Holder, uuid: string): string
  /** The reservation's uuid; undefined for a token that was not made here, or for somebody else. */
  read(holder: Holder, token: string): string | undefined
}

export function reservationLinks(signing: Signing): ReservationLinks {
  const wordsFor = (holder: Holder) => (uuid: string) => `reservation ${holder} ${uuid}`
  return {
    path(holder, uuid) {
      const token = signedUuid(signing, uuid, wordsFor(holder))
      return holder === 'visitor' ? `${reservationPath}/${token}` : `${reservationPath}/branch/${token}`
    },
    read: (holder, token) => readSignedUuid(signing, token, wordsFor(holder)),
  }
}
