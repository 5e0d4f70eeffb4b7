import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { StoredFile } from '#contract/wire/stored-file.ts'
import { useBackend } from '../api/backend-context.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { type ChosenFile, upload } from './upload.ts'

/** Photos as iPhones keep them, which browsers do not show. */
const HEIC = /\.hei[cf]$/i

/** Sends files, tells of those that were refused, and keeps those that found no way until there is one: a photo of the camera lies nowhere else. */
export function useUpload(done: (files: StoredFile[]) => void) {
  const text = useText()
  const inWords = useProblemText()
  const notify = useNotify()
  const { gate, sdk } = useBackend()
  const [count, setCount] = useState<[done: number, all: number]>()
  const [unsent, setUnsent] = useState<readonly ChosenFile[]>([])

  async function send(chosen: readonly ChosenFile[]) {
    setCount([0, chosen.length])
    const guarded: typeof sdk.files.upload = (...file) => gate.guarded(() => sdk.files.upload(...file))
    const sent = await upload(chosen, guarded, (ready) => setCount([ready, chosen.length]))
    setCount(undefined)
    setUnsent(sent.unsent)
    for (const { name, reason } of sent.refused)
      notify(text(HEIC.test(name) ? 'file.refusedHeic' : 'file.refused', { name, reason: inWords(reason) }), {
        type: 'error',
        autoHideDuration: 15_000,
      })
    if (sent.files.length > 0) done([...sent.files])
  }

  const again = useRef(() => {})
  again.current = () => {
    if (!count) void send(unsent)
  }
  const isWaiting = unsent.length > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const back = () => again.current()
    const leave = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('online', back)
    window.addEventListener('beforeunload', leave)
    return () => {
      window.removeEventListener('online', back)
      window.removeEventListener('beforeunload', leave)
    }
  }, [isWaiting])

  return {
    count,
    unsent: unsent.length,
    take: (files: Iterable<File>) =>
      send([...unsent, ...Array.from(files, (file) => ({ file, key: crypto.randomUUID() }))]),
    again: () => again.current(),
    drop: () => setUnsent([]),
  }
}
