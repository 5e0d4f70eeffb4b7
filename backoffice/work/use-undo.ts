import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAddUndoableMutation, useNotify } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { useFailureWords } from '../api/use-failure-words.ts'

/** Milliseconds in which a step can still be taken back. */
const UNDO_MS = 5000

const HELD = ['held-steps']
const NONE: readonly string[] = []

interface HeldStep {
  /** Names the step and what it is of. */
  readonly key: string
  /** What is said of it, already in words. */
  readonly message: string
  readonly call: () => Promise<unknown>
  /** What is said of it where it is refused; the failure's own words unless given. */
  readonly refused?: (error: unknown) => string
}

/** Milliseconds for which a refusal stays that came after the screen showed the step as done. */
export const REFUSED_MS = 8_000

/**
 * Steps that are taken with one click: shown as done at once, and made a few seconds later unless the person takes them back. So a mail that
 * cannot be called back has not gone out. All screens know which are held; once a step is made everything shown is read anew.
 */
export function useUndo() {
  const { gate } = useBackend()
  const client = useQueryClient()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const add = useAddUndoableMutation()
  const { data: held } = useQuery({
    queryKey: HELD,
    queryFn: () => NONE,
    initialData: NONE,
    enabled: false,
    gcTime: Infinity,
  })
  const change = (by: (keys: readonly string[]) => readonly string[]) =>
    client.setQueryData<readonly string[]>(HELD, (keys = NONE) => by(keys))

  async function make({ key, call, refused = (error) => failureWords(error) }: HeldStep) {
    try {
      await gate.guarded(call)
    } catch (error) {
      notify(refused(error), { type: 'error', autoHideDuration: REFUSED_MS })
    }
    await client.invalidateQueries()
    change((keys) => keys.filter((other) => other !== key))
  }

  function hold(step: HeldStep) {
    change((keys) => [...keys, step.key])
    add(({ isUndo }) => {
      if (isUndo) change((keys) => keys.filter((other) => other !== step.key))
      else void make(step)
    })
    notify(step.message, { type: 'success', undoable: true, autoHideDuration: UNDO_MS })
  }

  return { isHeld: (key: string) => held.includes(key), hold }
}
