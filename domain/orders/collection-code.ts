/** Letters and digits that are not taken for each other, also when they are said aloud. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const LENGTH = 6

/** What a customer shows to get the goods of an order: six characters, made of the random end of its UUID. */
export function collectionCode(uuid: string): string {
  const random = Number.parseInt(uuid.slice(-8), 16)
  return Array.from(
    { length: LENGTH },
    (_, place) => SIGNS[Math.floor(random / SIGNS.length ** place) % SIGNS.length],
  ).join('')
}

/** The code in what was typed or scanned: the characters alone, or the address that the QR code leads to. Undefined where it holds none. */
export function readCollectionCode(entered: string): string | undefined {
  const shown = /[?&]code=([^&#]*)/.exec(entered)?.[1] ?? entered
  const code = shown.toUpperCase().replace(/[\s-]/g, '')
  return code.length === LENGTH && [...code].every((sign) => SIGNS.includes(sign)) ? code : undefined
}

/** The page of the back office where an order is handed over, for the QR code. */
export const collectionLink = (origin: string, code: string): string => `${origin}/admin/collect?code=${code}`
