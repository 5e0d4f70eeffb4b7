/** A name as people read it: of an address without the signs that stand for its letters; what is not written that way stays as it is. */
export function spelledOut(name: string): string {
  try {
    return decodeURIComponent(name).replaceAll(/\p{Cc}/gu, '')
  } catch {
    return name
  }
}

/** The last part of an address or a path, as a file is called by. */
export const baseName = (address: string): string => {
  const path = URL.canParse(address) ? spelledOut(new URL(address).pathname) : address
  return (path.split(/[/\\]/).at(-1) ?? '').slice(0, 200)
}
