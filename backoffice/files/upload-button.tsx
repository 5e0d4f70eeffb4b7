import CloudUpload from '@mui/icons-material/CloudUpload'
import PhotoCamera from '@mui/icons-material/PhotoCamera'
import { Alert, Button, useMediaQuery } from '@mui/material'
import { useRef } from 'react'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import { useText } from '../i18n/use-text.ts'
import { useUpload } from './use-upload.ts'

/** Takes files from the device, several at once, and tells of those that were refused. */
export function UploadButton({ done }: { done: (files: StoredFile[]) => void }) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const { count, unsent, take: send, again, drop } = useUpload(done)

  function take(target: HTMLInputElement) {
    if (target.files?.length) void send(target.files)
    target.value = ''
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={text('file.upload')}
        accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml,application/pdf"
        multiple
        hidden
        onChange={({ target }) => take(target)}
      />
      {isTouched && (
        <>
          <input
            ref={camera}
            type="file"
            aria-label={text('file.photo')}
            accept="image/jpeg"
            capture="environment"
            hidden
            onChange={({ target }) => take(target)}
          />
          <Button
            startIcon={<PhotoCamera />}
            variant="outlined"
            disabled={count !== undefined}
            onClick={() => camera.current?.click()}
          >
            {text('file.photo')}
          </Button>
        </>
      )}
      <Button
        startIcon={<CloudUpload />}
        variant="outlined"
        disabled={count !== undefined}
        onClick={() => input.current?.click()}
      >
        {count ? text('file.uploading', { done: count[0], all: count[1] }) : text('file.upload')}
      </Button>
      {unsent > 0 && !count && <Unsent unsent={unsent} again={again} drop={drop} />}
    </>
  )
}

interface UnsentProps {
  readonly unsent: number
  readonly again: () => void
  readonly drop: () => void
}

function Unsent({ unsent, again, drop }: UnsentProps) {
  const text = useText()
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ flexBasis: '100%', flexWrap: 'wrap' }}
      action={
        <>
          <Button onClick={again}>{text('file.sendUnsent')}</Button>
          <Button onClick={drop}>{text('file.dropUnsent')}</Button>
        </>
      }
    >
      {text('file.unsent', { smart_count: unsent })}
    </Alert>
  )
}
