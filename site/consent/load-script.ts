const loading = new Map<string, Promise<void>>()

/** Loads another server's script once for a document, however often it is asked for; one that failed is tried anew. */
export function loadScript(document: Document, src: string): Promise<void> {
  const known = loading.get(src)
  if (known) return known
  const request = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      loading.delete(src)
      script.remove()
      reject(new Error(`The script ${src} could not be loaded.`))
    }
    script.src = src
    document.head.append(script)
  })
  loading.set(src, request)
  return request
}
