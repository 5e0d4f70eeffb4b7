/** Milliseconds from the first frame for which scripts wait for what is seen. */
const PATIENCE = 1000

/** How often what has come so far is laid out at most: on a slow line frames come between the pieces by themselves. */
const ROUNDS = 20

/** The id of the styles that load faces. */
export const FACES_ID = 'own-faces'

/**
 * Starts the page's scripts once the page has been painted and its largest picture has come, so that on a slow line nothing competes
 * with what is seen. The one script that stands in pages; the content policy knows it by its hash, so what differs from
 * page to page are its `data-entry` and `data-modules`. A page that is not shown has no frame to wait for. To ask for a file takes a
 * phone some milliseconds, so each is a task of its own. Where the browser will go down the page by itself, all of it is laid out
 * (site/loader/whole-page.ts).
 *
 * What has come is laid out between the pieces in which a page is read. Browsers leave all of it to the end of the last piece, in one task
 * that lasts two to four times as long as the longest of these, and no click is heard meanwhile.
 *
 * On the first page of a visit by phone the faces wait too, which are as much as the rest of it: texts are shown by what stands in for them. Who
 * comes from a page of this site has them, and sees no change; who is led to a place of the page would be moved off it by lines that change.
 *
 * On that page pictures of goods beyond the first screen wait too, at most until the visitor moves: browsers ask for them far ahead, as
 * soon as the page is laid out, and they would share the line with the largest picture and with the page's script. Which these are is said
 * by the styles of what shows them; without scripts none waits.
 */
export const START_SCRIPT = `(() => {
  const { entry, modules, fonts, rests } = document.currentScript.dataset
  const isNew = performance.getEntriesByType('navigation')[0]?.type === 'navigate'
  const root = document.documentElement
  if (location.hash || !isNew) root.dataset.whole = ''
  let rounds = 0
  const layOut = () => {
    document.body?.offsetHeight
    if (document.readyState === 'loading' && ++rounds < ${ROUNDS}) setTimeout(layOut)
  }
  setTimeout(layOut)
  const add = (name, parts) => document.head.append(Object.assign(document.createElement(name), parts))
  const askForFonts = () => Promise.all(fonts.split(' ').filter(Boolean).map((href) => new Promise((onload) => {
    add('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href, onload, onerror: onload })
  })))
  const faces = document.getElementById('${FACES_ID}')
  const fontsWait = isNew && !location.hash && !document.referrer.startsWith(location.origin + '/') && matchMedia('(width < 768px)').matches
  if (fontsWait) faces.media = 'not all'
  else askForFonts()
  const showAll = () => delete root.dataset.largestFirst
  let started = false
  const start = () => {
    if (started) return
    started = true
    showAll()
    add('script', { type: 'module', fetchPriority: 'high', src: entry })
    if (rests === undefined) for (const href of modules.split(' ').filter(Boolean)) setTimeout(add, 0, 'link', { rel: 'modulepreload', href })
    if (fontsWait) askForFonts().then(() => { faces.media = '' })
  }
  if (document.visibilityState === 'hidden') return start()
  requestAnimationFrame(() => setTimeout(start, ${PATIENCE}))
  if (fontsWait) {
    root.dataset.largestFirst = ''
    for (const type of ['scroll', 'pointerdown', 'keydown']) addEventListener(type, showAll, { once: true, passive: true })
  }
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    const picture = document.querySelector('img[fetchpriority=high]')
    if (picture) picture.decode().then(() => requestAnimationFrame(() => setTimeout(start)), start)
    else start()
  }).observe({ type: 'paint', buffered: true })
})()`.replaceAll(/\n\s*/g, '\n')
