import { Box } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

interface Props {
  address: string
  /** CSS pixels that the page is laid out in. */
  width: number
  title: string
  /** Called once for each address: whether it led to a page. */
  settled: (isPage: boolean) => void
}

/** What stands over the page and is not of it, or would lie over it each time. */
const CALM = 'preview-bar, #consent { display: none !important } html { scroll-behavior: auto !important }'

/** A page that does not come is no longer waited for after so many milliseconds. */
const LATEST = 15_000

/** Two frames of which one is seen: the next page is loaded behind it, put where the other stands, and only then shown. */
export function LiveFrames({ address, width, title, settled }: Props) {
  const frames = useRef<(HTMLIFrameElement | null)[]>([null, null])
  const [front, setFront] = useState<0 | 1>(0)
  const [addresses, setAddresses] = useState<readonly [string?, string?]>([])
  const [room, place] = useRoom()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const back = front === 0 ? 1 : 0

  const begin = useEffectEvent((wanted: string) =>
    setAddresses(back === 0 ? [wanted, addresses[1]] : [addresses[0], wanted]),
  )
  const giveUp = useEffectEvent(() => settled(false))
  useEffect(() => {
    begin(address)
    const timer = setTimeout(giveUp, LATEST)
    waiting.current = timer
    return () => clearTimeout(timer)
  }, [address])

  function loaded(at: 0 | 1) {
    const frame = frames.current[at]
    const wanted = addresses[at]
    const document = frame?.contentDocument
    if (!frame || !document || wanted === undefined) return
    if (at === front) return stayAt(frame, wanted)
    if (wanted !== address) return
    clearTimeout(waiting.current)
    const isPage = document.querySelector('preview-bar') !== null
    if (isPage) {
      keepCalm(document)
      frame.contentWindow?.scrollTo(0, frames.current[front]?.contentWindow?.scrollY ?? 0)
      setFront(at)
    }
    settled(isPage)
  }

  const scale = Math.min(1, room.width / width)
  return (
    <Box ref={place} sx={{ position: 'relative', overflow: 'hidden', minHeight: 0, bgcolor: 'background.default' }}>
      {([0, 1] as const).map((at) => (
        <iframe
          key={at}
          ref={(frame) => {
            frames.current[at] = frame
          }}
          title={title}
          src={addresses[at]}
          onLoad={() => loaded(at)}
          inert={at !== front}
          style={{
            position: 'absolute',
            insetBlockStart: 0,
            insetInlineStart: Math.max(0, (room.width - width * scale) / 2),
            border: 0,
            background: '#fff',
            width,
            height: room.height / scale,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
            zIndex: at === front ? 1 : 0,
            visibility: addresses[at] === undefined ? 'hidden' : 'visible',
          }}
        />
      ))}
    </Box>
  )
}

/** The page is looked at: its links and forms lead nowhere, so that it stays the page of this form. */
function keepCalm(document: Document & { defaultView: (Window & typeof globalThis) | null }): void {
  const view = document.defaultView
  if (!view) return
  // No element: React would not find its page as it was made.
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(CALM)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const stay = (event: Event) => {
    const { target } = event
    const isLink = event.type === 'submit' || (target as Element | null)?.closest?.('a[href]:not([href^="#"])')
    if (!isLink) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  view.addEventListener('click', stay, true)
  view.addEventListener('submit', stay, true)
}

/** Whatever led the frame away, it comes back. */
function stayAt(frame: HTMLIFrameElement, wanted: string): void {
  const { pathname, search } = frame.contentWindow?.location ?? {}
  if (pathname === undefined || decodeURI(pathname + search) === decodeURI(wanted)) return
  frame.contentWindow?.location.replace(wanted)
}

/** How much room an element has, in CSS pixels, and the way to name the element. */
function useRoom() {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState({ width: 1, height: 1 })
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [room, setElement] as const
}
