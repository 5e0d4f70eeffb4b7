import { UUID } from './uuid.ts'

/** What signs and checks any text, such as addresses that only a payment provider is told. */
export interface Signing {
  sign(text: string): string
  verify(text: string, signature: string): boolean
}

/** `{uuid}.{signature}`: who knows it may see what the uuid names. `words` is what is signed, so that a token is good for that alone. */
export const signedUuid = ({ sign }: Pick<Signing, 'sign'>, uuid: string, words: (uuid: string) => string): string =>
  `${uuid}.${sign(words(uuid))}`

/** The uuid of such a token; undefined for one that was not made here, or for other words. */
export function readSignedUuid(
  { verify }: Pick<Signing, 'verify'>,
  token: string,
  words: (uuid: string) => string,
): string | undefined {
  const [uuid = '', signature = '', ...rest] = token.split('.')
  return UUID.test(uuid) && rest.length === 0 && verify(words(uuid), signature) ? uuid : undefined
}
