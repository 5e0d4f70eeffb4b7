import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { type PreviewedPage, useFormDraft } from './use-form-draft.ts'

/** How long somebody pauses who has finished a word, in milliseconds. */
const PAUSE = 500

/** After how long it is tried again where the line or the server was the reason, in milliseconds. */
const AGAIN = 2000

/** Whether the same may be taken the next time: nobody answered, or the server could not. */
function mayPass(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status ?? 0) : 0
  return status === 0 || status >= 500
}

interface Live {
  readonly id?: string
  readonly pages: readonly PreviewedPage[]
  /** Why what was typed last is not shown. */
  readonly problem?: string
}

/**
 * The preview of what a form holds, made anew when who types pauses: one after the other, each in place of the one before, and only
 * when something has changed. What would be refused leaves the last that was not.
 */
export function useLiveDraft() {
  const text = useText()
  const { sdk, gate } = useBackend()
  const draft = useFormDraft()
  const values = useWatch()
  const [live, setLive] = useState<Live>({ pages: [] })
  const [misses, setMisses] = useState(0)
  const isBusy = useRef(false)
  const isAsked = useRef(false)
  const last = useRef<{ sent?: string; id?: string }>({})

  async function keep() {
    const unsaved = draft.unsaved()
    const pages = await draft.pages()
    const sent = JSON.stringify([unsaved, pages])
    if (sent === last.current.sent) return false
    last.current.sent = sent
    if (pages.length === 0) {
      setLive({ pages, problem: text('preview.nowhere') })
      return false
    }
    const replaces = last.current.id
    const { data } = await gate.guarded(() => sdk.previews.keep({ ...unsaved, ...(replaces && { replaces }) }))
    last.current.id = data.id
    setLive({ id: data.id, pages })
    return true
  }

  async function refresh() {
    isAsked.current = isBusy.current
    if (isBusy.current) return
    isBusy.current = true
    try {
      isBusy.current = await keep()
    } catch (error) {
      isBusy.current = false
      setLive(({ id, pages }) => ({ id, pages, problem: draft.problemsOf(error) }))
      if (mayPass(error)) {
        last.current.sent = undefined
        setMisses((before) => before + 1)
      }
    }
    if (!isBusy.current && isAsked.current) await refresh()
  }

  const onPause = useEffectEvent(() => void refresh())

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing is what is waited for
  useEffect(() => {
    const timer = setTimeout(onPause, PAUSE)
    return () => clearTimeout(timer)
  }, [values])

  useEffect(() => {
    if (misses === 0) return
    const timer = setTimeout(onPause, AGAIN)
    return () => clearTimeout(timer)
  }, [misses])

  return {
    ...live,
    /** To be called when the page is there, or will not be: only then is the next one asked for. */
    shown() {
      isBusy.current = false
      if (isAsked.current) void refresh()
    },
  }
}
