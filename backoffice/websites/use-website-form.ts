import { type FormEvent, useState } from 'react'
import { failureText, fieldProblems } from '../api/failure.ts'
import { gate } from '../api/gate.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'

/** What became of a form that makes a website, on its way until `send` says whether it is made and the page is left; what was refused is said in the person's language, at its field where the form has it. */
export function useWebsiteForm(send: (form: FormData) => Promise<boolean>, refused?: () => void) {
  const text = useText()
  const inWords = useProblemText()
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    setFault(undefined)
    setProblems({})
    try {
      if (await gate.guarded(() => send(form))) return
    } catch (error) {
      const fields = fieldProblems(error) ?? []
      refused?.()
      setProblems(Object.fromEntries(fields.map(({ field, message }) => [field, inWords(message)])))
      setFault(
        fields.some(({ field }) => form.has(field))
          ? text('websites.failed', { problem: text('websites.seeFields') })
          : text('websites.refused', { problem: inWords(fields[0]?.message ?? failureText(error)) }),
      )
    }
    setIsBusy(false)
  }

  return { isBusy, fault, problems, submit }
}
