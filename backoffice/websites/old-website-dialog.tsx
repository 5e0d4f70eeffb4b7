import { Alert, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { MadeWebsite, OldWebsiteReport, OldWebsiteTaken } from '#contract/wire/websites.ts'
import { failureText, fieldProblems } from '../api/failure.ts'
import { gate } from '../api/gate.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { type OldWay, OldWebsiteFields, WAY } from './old-website-fields.tsx'
import { OldWebsiteReportView } from './old-website-report.tsx'
import { WebsiteDialog } from './website-dialog.tsx'

interface OldWebsiteDialogProps {
  /** Asks for the website that the fields of a form name, or only whether it would come over. */
  readonly send: (form: FormData, trial: boolean) => Promise<OldWebsiteTaken>
  readonly made: (website: MadeWebsite) => void
  readonly close: () => void
}

/** Tries what another system's website would bring, tells it, and then makes the website. */
export function OldWebsiteDialog({ send, made, close }: OldWebsiteDialogProps) {
  const text = useText()
  const inWords = useProblemText()
  const [way, setWay] = useState<OldWay>('server')
  const [isBusy, setIsBusy] = useState(false)
  const [report, setReport] = useState<OldWebsiteReport>()
  const [fault, setFault] = useState<string>()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    form.delete(WAY)
    setIsBusy(true)
    setFault(undefined)
    setProblems({})
    try {
      const answer = await gate.guarded(() => send(form, report === undefined))
      if (answer.made) return made(answer.made)
      setReport(answer.report)
    } catch (error) {
      const fields = fieldProblems(error) ?? []
      setReport(undefined)
      setProblems(Object.fromEntries(fields.map(({ field, message }) => [field, inWords(message)])))
      setFault(
        fields.some(({ field }) => form.has(field))
          ? text('websites.failed', { problem: text('websites.seeFields') })
          : text('websites.refused', { problem: inWords(fields[0]?.message ?? failureText(error)) }),
      )
    }
    setIsBusy(false)
  }

  return (
    <WebsiteDialog
      id="old-website"
      title={text('websites.old.title')}
      maxWidth="md"
      does={text(report ? 'websites.make' : 'websites.old.try')}
      {...{ isBusy, fault, close }}
      onSubmit={submit}
      onChange={() => setReport(undefined)}
    >
      <Typography>{text('websites.old.help')}</Typography>
      <OldWebsiteFields way={way} setWay={setWay} problems={problems} />
      {isBusy && <Alert severity="info">{text('websites.old.trying')}</Alert>}
      {report && <OldWebsiteReportView report={report} />}
    </WebsiteDialog>
  )
}
