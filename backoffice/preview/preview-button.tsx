import Visibility from '@mui/icons-material/Visibility'
import { Button } from '@mui/material'
import { useState } from 'react'
import { type RaRecord, useDataProvider, useNotify, useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { AnyItem } from '#sdk/resource.ts'
import { fieldProblems } from '../api/failure.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { changesOf } from '../record/changes-of.ts'
import { newRecord } from '../record/new-record.ts'
import { withOrder } from '../record/with-order.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { PreviewDialog, type PreviewedPage } from './preview-dialog.tsx'
import { previewPaths } from './preview-paths.ts'

/** Shows the pages of the site with what the form holds now, saved or not, published or not. */
export function PreviewButton() {
  const text = useText()
  const labels = useLabels()
  const problemText = useProblemText()
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const collection = useResourceContext() ?? ''
  const record = useRecordContext<RaRecord>()
  const { model, languages, roots } = useWorkplace()
  const { getValues } = useFormContext()
  const [shown, setShown] = useState<{
    id: string
    pages: PreviewedPage[]
    keep: (moment?: string) => Promise<string>
  }>()

  async function pagesOf(data: AnyItem): Promise<PreviewedPage[]> {
    const isBrand = collection === 'brand' && data.type
    const brandType = isBrand ? (await dataProvider.getOne('brand_type', { id: String(data.type) })).data : undefined
    return languages.flatMap((language) =>
      previewPaths(collection, data, { language, roots, brandRoute: brandType?.type }).map((path) => ({
        language,
        path,
      })),
    )
  }

  async function show() {
    const data = withOrder(model, collection, getValues())
    const isNew = record?.id === undefined
    const unsaved = isNew
      ? { collection, data: newRecord(model, collection, data).record }
      : { collection, item: record.id, data: changesOf(model, collection, record, data).changes }
    try {
      const pages = await pagesOf(data)
      if (pages.length === 0) return notify('office.preview.nowhere', { type: 'warning' })
      const keep = async (moment?: string) => {
        const draft = moment === undefined ? unsaved : { ...unsaved, moment }
        return (await gate.guarded(() => sdk.previews.keep(draft))).data.id
      }
      setShown({ id: await keep(), pages, keep })
    } catch (error) {
      notify(problemsOf(error), { type: 'error' })
    }
  }

  function problemsOf(error: unknown): string {
    const fields = fieldProblems(error)
    if (!fields) return error instanceof Error ? problemText(error.message) : 'ra.notification.http_error'
    const problems = fields.map(({ field, message }) => `${labels.field(collection, field)} ${problemText(message)}`)
    return text('preview.invalid', { problems: problems.join(', ') })
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
