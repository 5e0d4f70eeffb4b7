import { Alert, Button, Stack, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { MadeWebsite } from '#contract/wire/websites.ts'
import { fieldProblems } from '../api/failure.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { CompanyFields } from './company-fields.tsx'
import { typedWebsite } from './typed-website.ts'
import { WebsiteFields } from './website-fields.tsx'

/** Asks for what a new website is made of; `made` goes on with it. */
export function WebsiteForm({ made }: { made: (website: MadeWebsite) => void }) {
  const text = useText()
  const inWords = useProblemText()
  const failureWords = useFailureWords()
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setIsBusy(true)
    setFault(undefined)
    setProblems({})
    try {
      const { data } = await sdk.websites.create(typedWebsite(new FormData(form)))
      made(data)
    } catch (error) {
      const fields = fieldProblems(error) ?? []
      setProblems(Object.fromEntries(fields.map(({ field, message }) => [field, inWords(message)])))
      const problem = fields.length > 0 ? text('websites.seeFields') : failureWords(error)
      setFault(text('websites.failed', { problem }))
      setIsBusy(false)
      const [first] = fields
      const input = first && form.elements.namedItem(first.field)
      if (input instanceof HTMLElement) input.focus()
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack spacing={3}>
        <WebsiteFields problems={problems} />
        <Typography component="h2" variant="h6">
          {text('websites.company')}
        </Typography>
        <Typography color="text.secondary">{text('websites.companyHelp')}</Typography>
        <CompanyFields problems={problems} />
        {fault && (
          <Alert severity="error" role="alert">
            {fault}
          </Alert>
        )}
        <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ alignSelf: 'start' }}>
          {text(isBusy ? 'websites.making' : 'websites.make')}
        </Button>
      </Stack>
    </form>
  )
}
