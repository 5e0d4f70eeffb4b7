import Visibility from '@mui/icons-material/Visibility'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { type PreviewedPage, useFormDraft } from './use-form-draft.ts'

/** Shows the pages of the site with what the form holds now, saved or not, published or not. */
export function PreviewButton() {
  const text = useText()
  const notify = useNotify()
  const { sdk, gate } = useBackend()
  const draft = useFormDraft()
  const [shown, setShown] = useState<{
    id: string
    pages: PreviewedPage[]
    keep: (moment?: string) => Promise<string>
  }>()

  async function show() {
    try {
      const unsaved = draft.unsaved()
      const pages = await draft.pages()
      if (pages.length === 0) return notify('office.preview.nowhere', { type: 'warning' })
      const keep = async (moment?: string) => {
        const wanted = moment === undefined ? unsaved : { ...unsaved, moment }
        return (await gate.guarded(() => sdk.previews.keep(wanted))).data.id
      }
      setShown({ id: await keep(), pages, keep })
    } catch (error) {
      notify(draft.problemsOf(error), { type: 'error' })
    }
  }

  return (
    <>
      <Button startIcon={<Visibility />} onClick={show}>
        {text('preview.title')}
      </Button>
      {shown && <PreviewDialog {...shown} close={() => setShown(undefined)} />}
    </>
  )
}
