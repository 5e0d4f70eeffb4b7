import { useEffect, useRef, useState } from 'react'
import { withRetries } from './with-retries.ts'

/** `slow`: still loading after the time in which SPEC 9 wants a notice. */
export type AnswerStatus = 'loading' | 'slow' | 'ready' | 'failed'

const SLOW_AFTER = 1000

type State<Answer> = { key: string | null; answer: Answer | null; failed: string | null; slow: boolean }

/**
 * The answer to what `key` asks for; while another one is on its way, or cannot be had, the last one stays. Failures are tried
 * again as SPEC 9 says, then on request. `null` asks for nothing.
 */
export function useAnswer<Answer>(key: string | null, load: () => Promise<Answer>) {
  const [state, setState] = useState<State<Answer>>({ key: null, answer: null, failed: null, slow: false })
  const [round, setRound] = useState(0)
  const latest = useRef(load)
  latest.current = load

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks once more for the same
  useEffect(() => {
    if (key === null) return
    let stopped = false
    const set = (change: Partial<State<Answer>>) => {
      if (!stopped) setState((before) => ({ ...before, ...change }))
    }
    set({ failed: null, slow: false })
    const timer = setTimeout(() => set({ slow: true }), SLOW_AFTER)
    withRetries(() => latest.current(), { stop: () => stopped })
      .then(
        (answer) => set({ key, answer, failed: null, slow: false }),
        () => set({ failed: key, slow: false }),
      )
      .finally(() => clearTimeout(timer))
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [key, round])

  const status = (): AnswerStatus => {
    if (state.failed !== null && state.failed === key) return 'failed'
    if (state.key === key) return 'ready'
    return state.slow ? 'slow' : 'loading'
  }
  return {
    answer: state.answer,
    status: status(),
    /** Asks again for the same. */
    again: () => setRound((before) => before + 1),
    /** Puts in an answer that came by another way. */
    put: (answer: Answer) => setState({ key, answer, failed: null, slow: false }),
  }
}
