import CloudUpload from '@mui/icons-material/CloudUpload'
import PhotoCamera from '@mui/icons-material/PhotoCamera'
import { Button, useMediaQuery } from '@mui/material'
import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import { useText } from '../i18n/use-text.ts'
import { upload } from './upload.ts'

/** Takes files from the device, several at once, and tells of those that were refused. */
export function UploadButton({ done }: { done: (files: StoredFile[]) => void }) {
  const text = useText()
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true })
  const [count, setCount] = useState<[done: number, all: number]>()

  async function send(chosen: FileList) {
    const files = [...chosen]
    setCount([0, files.length])
    const { files: stored, refused } = await upload(files, (ready) => setCount([ready, files.length]))
    setCount(undefined)
    for (const { name, reason } of refused)
      notify(text('file.refused', { name, reason: reason instanceof Error ? reason.message : '' }), { type: 'error' })
    if (stored.length > 0) done(stored)
  }

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
    </>
  )
}
