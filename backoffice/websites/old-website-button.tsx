import { Button } from '@mui/material'
import { useState } from 'react'
import type { MadeWebsite } from '#contract/wire/websites.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { OldWebsiteDialog } from './old-website-dialog.tsx'

/** The fields of the form that are filled in; a domain in lower case, as it is stored. */
function typed(form: FormData): Record<string, string> {
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()] as const] : [],
  )
  return Object.fromEntries(
    texts.map(([name, value]) => [name, name === 'domain' || name === 'website' ? value.toLowerCase() : value]),
  )
}

function send(form: FormData, trial: boolean) {
  const file = form.get('file')
  const { url = '', project = '', token = '', ...choices } = typed(form)
  return file instanceof File
    ? sdk.websites.fromDump(file, { ...choices, trial })
    : sdk.websites.fromDirectus({ ...choices, url, project, token, trial })
}

/** Opens the way from a website that was made for a Directus 8; `made` goes on with what it became. */
export function OldWebsiteButton({ made }: { made: (website: MadeWebsite) => void }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('websites.old.open')}
      </Button>
      {isOpen && <OldWebsiteDialog send={send} made={made} close={() => setOpen(false)} />}
    </>
  )
}
