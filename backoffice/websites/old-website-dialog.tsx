import { Alert, Typography } from '@mui/material'
import { useState } from 'react'
import type { MadeWebsite, OldWebsiteReport, OldWebsiteTaken } from '#contract/wire/websites.ts'
import { useText } from '../i18n/use-text.ts'
import { type OldWay, OldWebsiteFields, WAY } from './old-website-fields.tsx'
import { OldWebsiteReportView } from './old-website-report.tsx'
import { useWebsiteForm } from './use-website-form.ts'
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
  const [way, setWay] = useState<OldWay>('server')
  const [report, setReport] = useState<OldWebsiteReport>()
  const { isBusy, fault, problems, submit } = useWebsiteForm(
    async (form) => {
      form.delete(WAY)
      const answer = await send(form, report === undefined)
      if (answer.made) made(answer.made)
      else setReport(answer.report)
      return answer.made !== undefined
    },
    () => setReport(undefined),
  )

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
