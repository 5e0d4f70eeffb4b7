import Bowser from 'bowser'

/** What a browser calls itself, in words that its owner knows: `Firefox, Windows`; programs are shown as they name themselves. */
export function deviceName(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent || ' ')
  const known = [browser.name, os.name].filter(Boolean)
  return known.length > 1 ? known.join(', ') : userAgent.slice(0, 60)
}

/** The address of a session or entry as it is shown: of IPv6 only the network is kept. */
export const placeName = (address: string): string => (address.includes(':') ? `${address}::/64` : address)
