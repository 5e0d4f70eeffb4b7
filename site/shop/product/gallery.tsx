import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { WHOLE_ON_PHONES } from '../../ui/phone-sizes.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './gallery.module.css'
import { useProductMessages } from './messages/product-messages.ts'
import type { GalleryImage, ProductView } from './product-view.ts'

const ZoomDialog = lazy(() => import('./zoom-dialog.tsx'))

const SIZES = `${WHOLE_ON_PHONES}, (max-width: 991px) 310px, (max-width: 1199px) 440px, (max-width: 1599px) 520px, 720px`

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** Does that instead of following the link, but where the visitor wants it in a window of its own. */
const inPlace = (act: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  act()
}

type GalleryProps = Pick<ProductView, 'imageSize' | 'name'> & { images: readonly GalleryImage[] }

/**
 * The pictures of a product side by side: swiped by finger, turned over by the arrow keys, enlarged by a click. Without
 * JavaScript the small ones lead to the large ones, and each opens its file.
 */
export function Gallery({ images, imageSize, name }: GalleryProps) {
  const messages = useProductMessages()
  const strip = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)
  if (images.length === 0) return <p className={styles.none}>{messages.noPicture()}</p>

  function show(index: number, focus: boolean) {
    const slide = strip.current?.children[index] as HTMLElement | undefined
    if (!slide) return
    strip.current?.scrollTo({ left: slide.offsetLeft })
    if (focus) slide.querySelector('a')?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(shown + step, true)
  }

  function onScroll() {
    const { scrollLeft = 0, clientWidth = 1 } = strip.current ?? {}
    setShown(Math.round(scrollLeft / clientWidth))
  }

  const count = images.length
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of pictures is no group of form fields
    <div className={styles.gallery} role="group" aria-label={messages.pictures({ name })}>
      <ul className={styles.strip} ref={strip} onScroll={onScroll} onKeyDown={onKeyDown}>
        {images.map((image, index) => (
          <li key={image.src} id={`picture-${index + 1}`} className={styles.slide}>
            <a data-stands-in="" href={image.large} onClick={inPlace(() => setZoomed(index))} className={styles.frame}>
              <Picture image={image} sizes={SIZES} fit={imageSize} priority={index === 0} />
              <span className="visually-hidden">{messages.enlarge()}</span>
            </a>
          </li>
        ))}
      </ul>
      {count > 1 && (
        <ol className={styles.thumbs}>
          {images.map((image, index) => (
            <li key={image.src}>
              <a
                data-stands-in=""
                href={`#picture-${index + 1}`}
                onClick={inPlace(() => show(index, false))}
                aria-current={index === shown ? 'true' : undefined}
                aria-label={messages.picture({ number: index + 1, count })}
              >
                <Picture image={{ ...image, alt: '' }} sizes="80px" fit={imageSize} />
              </a>
            </li>
          ))}
        </ol>
      )}
      {zoomed !== null && (
        <Suspense>
          <ZoomDialog images={images} name={name} start={zoomed} onClose={() => setZoomed(null)} />
        </Suspense>
      )}
    </div>
  )
}
