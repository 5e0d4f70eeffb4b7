/** The last part of an address or a path, as a file is called by. */
export const baseName = (address: string): string => {
  const path = URL.canParse(address) ? new URL(address).pathname : address
  return (path.split(/[/\\]/).at(-1) ?? '').slice(0, 200)
}
