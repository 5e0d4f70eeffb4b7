import { Alert, Box } from '@mui/material'
import { frameLoop, type QRCamera, QRCanvas, rearCamera } from 'qr/dom.js'
import { useEffect, useRef, useState } from 'react'
import { readCollectionCode } from '#domain/orders/collection-code.ts'
import { useText } from '../i18n/use-text.ts'

/** Shows what the camera sees until it sees a collection code. */
export default function CodeScanner({ found }: { found: (code: string) => void }) {
  const text = useText()
  const player = useRef<HTMLVideoElement>(null)
  const tell = useRef(found)
  const [isRefused, setIsRefused] = useState(false)

  useEffect(() => {
    let camera: QRCamera | undefined
    let stop = () => {}
    let isOver = false
    const end = () => {
      isOver = true
      stop()
      camera?.stop()
    }
    async function watch(video: HTMLVideoElement) {
      camera = await rearCamera(video)
      if (isOver) return camera.stop()
      const canvas = new QRCanvas()
      stop = frameLoop(async () => {
        const seen = await camera?.readFrame(canvas)
        const code = typeof seen === 'string' ? readCollectionCode(seen) : undefined
        if (code === undefined || isOver) return
        end()
        tell.current(code)
      }, video)
    }
    if (player.current) watch(player.current).catch(() => setIsRefused(true))
    return end
  }, [])

  if (isRefused) return <Alert severity="error">{text('collect.noCamera')}</Alert>
  return (
    <Box
      component="video"
      ref={player}
      autoPlay
      muted
      playsInline
      sx={{ width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: 1, bgcolor: 'black' }}
    />
  )
}
