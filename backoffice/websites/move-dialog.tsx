import { Alert, TextField, Typography } from '@mui/material'
import type { MadeWebsite } from '#contract/wire/websites.ts'
import { useText } from '../i18n/use-text.ts'
import { goToWebsite } from './enter-website.ts'
import { useWebsiteForm } from './use-website-form.ts'
import { WebsiteDialog } from './website-dialog.tsx'

/** A website that is about to be made of another, or of a file. */
export interface WebsiteMove {
  readonly title: string
  /** Whether it needs a name and an address of its own. */
  readonly isCopy?: boolean
  readonly send: (as: { name: string; domain: string }) => Promise<MadeWebsite>
}

/** Asks what the website is called, makes it and goes there. */
export function MoveDialog({ title, isCopy = false, send, close }: WebsiteMove & { close: () => void }) {
  const text = useText()
  const { isBusy, fault, problems, submit } = useWebsiteForm(async (form) => {
    const of = (name: string) => String(form.get(name) ?? '').trim()
    goToWebsite(await send({ name: of('name'), domain: of('domain').toLowerCase() }))
    return true
  })

  return (
    <WebsiteDialog
      id="move-website"
      title={title}
      maxWidth="sm"
      does={text('websites.make')}
      {...{ isBusy, fault, close }}
      onSubmit={submit}
    >
      <Typography>{text(isCopy ? 'websites.copyHelp' : 'websites.takeHelp')}</Typography>
      <TextField
        name="name"
        label={text(isCopy ? 'websites.name' : 'websites.takeName')}
        required={isCopy}
        error={problems.name !== undefined}
        helperText={problems.name}
      />
      <TextField
        name="domain"
        label={text(isCopy ? 'websites.domain' : 'websites.takeDomain')}
        required={isCopy}
        error={problems.domain !== undefined}
        helperText={problems.domain ?? text('websites.moveDomainHelp')}
      />
      {isBusy && <Alert severity="info">{text('websites.moving')}</Alert>}
    </WebsiteDialog>
  )
}
