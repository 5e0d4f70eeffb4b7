const loading = new WeakMap<Document, Map<string, Promise<void>>>()

/** Loads another server's script once for a document, however often it is asked for; one that failed is tried anew. */
export function loadScript(document: Document, src: string): Promise<void> {
  const known = loading.get(document) ?? new Map<string, Promise<void>>()
  loading.set(document, known)
  const running = known.get(src)
  if (running) return running
  const request = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`The script ${src} could not be loaded.`))
    }
    script.src = src
    document.head.append(script)
  })
  known.set(src, request)
  request.catch(() => known.delete(src))
  return request
}
