import { UUID } from '../items/field-value.ts'

/** What signs and checks texts. */
interface Signing {
  sign(text: string): string
  verify(text: string, signature: string): boolean
}

export const eventFormPath = '/forms/event'

/** Addresses by which who signed up for an event sees that and takes it back, without an account. */
export interface EventLinks {
  path(uuid: string): string
  /** The uuid of the sign-up; undefined for a token that was not made here. */
  read(token: string): string | undefined
}

export function eventLinks({ sign, verify }: Signing): EventLinks {
  const words = (uuid: string) => `event ${uuid}`
  return {
    path: (uuid) => `${eventFormPath}/${uuid}.${sign(words(uuid))}`,
    read(token) {
      const [uuid = '', signature = '', ...rest] = token.split('.')
      return UUID.test(uuid) && rest.length === 0 && verify(words(uuid), signature) ? uuid : undefined
    },
  }
}
