import { UUID } from '../items/field-value.ts'
import type { OrderLinks } from '../shop/order-link.ts'

/** Who a link is for: it can do what they may do, and nothing else. */
type Holder = 'visitor' | 'branch'

export const reservationPath = '/ecom/reservation'

/** Addresses by which a visitor and a branch reach a reservation without an account, signed, because numbers can be guessed. */
export interface ReservationLinks {
  path(holder: Holder, uuid: string): string
  /** The reservation's uuid; undefined for a token that was not made here, or for somebody else. */
  read(holder: Holder, token: string): string | undefined
}

export function reservationLinks({ sign, verify }: Pick<OrderLinks, 'sign' | 'verify'>): ReservationLinks {
  const words = (holder: Holder, uuid: string) => `reservation ${holder} ${uuid}`
  return {
    path(holder, uuid) {
      const token = `${uuid}.${sign(words(holder, uuid))}`
      return holder === 'visitor' ? `${reservationPath}/${token}` : `${reservationPath}/branch/${token}`
    },
    read(holder, token) {
      const [uuid = '', signature = '', ...rest] = token.split('.')
      return UUID.test(uuid) && rest.length === 0 && verify(words(holder, uuid), signature) ? uuid : undefined
    },
  }
}
