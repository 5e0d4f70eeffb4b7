import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/messages-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useProductMessages } from './messages/product-messages.ts'
import type { GalleryImage } from './product-view.ts'
import styles from './zoom-dialog.module.css'

type ZoomDialogProps = { images: readonly GalleryImage[]; name: string; start: number; onClose: () => void }

/** The pictures as large as the screen, and at a click twice as large; arrow keys turn them over. */
export default function ZoomDialog({ images, name, start, onClose }: ZoomDialogProps) {
  const product = useProductMessages()
  const messages = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(start)
  const [close, setClose] = useState(false)
  const image = images[index]
  const count = images.length

  useEffect(() => {
    dialog.current?.showModal()
    document.documentElement.classList.add('no-scroll')
    return () => document.documentElement.classList.remove('no-scroll')
  }, [])

  function turn(step: number) {
    setClose(false)
    setIndex((now) => (now + step + count) % count)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight' && count > 1 && !close) turn(1)
    else if (event.key === 'ArrowLeft' && count > 1 && !close) turn(-1)
    else if (event.key === '+') setClose(true)
    else if (event.key === '-') setClose(false)
  }

  /** Enlarges towards the point that was clicked. */
  function onPicture(event: MouseEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const [x, y] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height]
    const larger = !close
    setClose(larger)
    requestAnimationFrame(() => {
      const element = stage.current
      if (!element || !larger || event.detail === 0) return
      element.scrollTo({
        left: x * element.scrollWidth - element.clientWidth / 2,
        top: y * element.scrollHeight - element.clientHeight / 2,
        behavior: 'instant',
      })
    })
  }

  if (!image) return null
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={product.pictures({ name })}
    >
      <div ref={stage} className={styles.stage} data-close={close}>
        <button
          type="button"
          className={styles.picture}
          onClick={onPicture}
          aria-pressed={close}
          aria-label={`${product.enlarge()}, ${image.alt}`}
        >
          <img src={image.large} width={image.width} height={image.height} alt={image.alt} decoding="async" />
        </button>
      </div>
      <button
        type="button"
        className={styles.close}
        onClick={() => dialog.current?.close()}
        aria-label={messages.close()}
      >
        <Icon name="close" />
      </button>
      {count > 1 && <Turn number={index + 1} count={count} turn={turn} />}
    </dialog>
  )
}

function Turn({ number, count, turn }: { number: number; count: number; turn: (step: number) => void }) {
  const product = useProductMessages()
  return (
    <p className={styles.turn}>
      <button type="button" onClick={() => turn(-1)} aria-label={product.previousPicture()}>
        <Icon name="arrow" className={styles.previous} />
      </button>
      <span role="status">{product.picture({ number, count })}</span>
      <button type="button" onClick={() => turn(1)} aria-label={product.nextPicture()}>
        <Icon name="arrow" />
      </button>
    </p>
  )
}
