import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useDataProvider, useRecordContext, useResourceContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { Draft } from '#contract/wire/drafts.ts'
import type { Language } from '#domain/texts/language.ts'
import { fieldProblems } from '../api/failure.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { changesOf } from '../record/changes-of.ts'
import { fieldPathWords } from '../record/field-path-words.ts'
import { newRecord } from '../record/new-record.ts'
import { withOrder } from '../record/with-order.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { previewPaths } from './preview-paths.ts'

/** A page of the site in one language that shows the record of a form. */
export interface PreviewedPage {
  readonly language: Language
  readonly path: string
}

/** How long it is known under which page brands of a kind lie, in milliseconds. */
const KIND_KNOWN = 60_000

/** What the form of this place holds now, as a preview takes it, and the pages that would show it. */
export function useFormDraft() {
  const text = useText()
  const labels = useLabels()
  const problemText = useProblemText()
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  const collection = useResourceContext() ?? ''
  const record = useRecordContext<RaRecord>()
  const { model, languages, roots } = useWorkplace()
  const { getValues } = useFormContext()

  async function brandRoute(type: unknown): Promise<string | undefined> {
    if (collection !== 'brand' || !type) return undefined
    const { data } = await queryClient.fetchQuery({
      queryKey: ['brand-kind', type],
      staleTime: KIND_KNOWN,
      queryFn: () => dataProvider.getOne('brand_type', { id: String(type) }),
    })
    return data.type
  }

  return {
    /** What is not saved yet. */
    unsaved(): Draft {
      const data = withOrder(model, collection, getValues())
      return record?.id === undefined
        ? { collection, data: newRecord(model, collection, data).record }
        : { collection, item: record.id, data: changesOf(model, collection, record, data).changes }
    },
    /** The pages that show it, by the languages of the website. */
    async pages(): Promise<PreviewedPage[]> {
      const data = withOrder(model, collection, getValues())
      const route = await brandRoute(data.type)
      return languages.flatMap((language) =>
        previewPaths(collection, data, { language, roots, brandRoute: route }).map((path) => ({ language, path })),
      )
    },
    /** Why there is no preview of it, in words. */
    problemsOf(error: unknown): string {
      const fields = fieldProblems(error)
      if (!fields) return error instanceof Error ? problemText(error.message) : text('preview.failed')
      const problems = fields.map(
        ({ field, message }) => `${fieldPathWords({ model, labels }, collection, field)} ${problemText(message)}`,
      )
      return text('preview.invalid', { problems: problems.join(', ') })
    },
  }
}
