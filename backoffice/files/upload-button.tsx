import CloudUpload from '@mui/icons-material/CloudUpload'
import { Button } from '@mui/material'
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

  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={text('file.upload')}
        accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml,application/pdf"
        multiple
        hidden
        onChange={({ target }) => {
          if (target.files?.length) void send(target.files)
          target.value = ''
        }}
      />
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
