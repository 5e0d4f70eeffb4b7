// Shows a page of its own where the back office is opened without a line, instead of the browser's. Nothing else is kept.

const worker = globalThis

const NAME = 'office-without-line'
const PAGES = { de: '/admin/installed/without-line.de.html', en: '/admin/installed/without-line.en.html' }

worker.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(NAME)
    await cache.addAll(Object.values(PAGES).map((page) => new Request(page, { cache: 'reload' })))
    await worker.skipWaiting()
  }
  event.waitUntil(keep())
})

worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const answer = async () => {
    try {
      return await fetch(event.request)
    } catch {
      const page = navigator.language.startsWith('de') ? PAGES.de : PAGES.en
      const kept = await caches.match(page)
      if (!kept) return Response.error()
      // Its link leads to where the person was going.
      const html = (await kept.text()).replace(
        'href="/admin/"',
        () => `href="${event.request.url.replaceAll('&', '&amp;')}"`,
      )
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    }
  }
  event.respondWith(answer())
})
