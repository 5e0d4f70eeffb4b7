/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  downloadFrom(address, name)
  URL.revokeObjectURL(address)
}

/** Has the browser save what lies at an address: it goes to the disk as it comes, whatever its size. */
export function downloadFrom(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
