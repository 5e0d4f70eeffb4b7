import type { ImportedGood, ProductImport } from '#contract/wire/product-imports.ts'
import { writeCsv } from '#domain/texts/csv.ts'
import { useBackend } from '../api/backend-context.ts'
import { useProblemText } from '../api/use-problem-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { saveFile } from '../work/save-file.ts'
import { useTargetLabel } from './use-target-label.ts'

/** A way to save what became of all goods of an import as a table, in the words of who asks, in the order of the file. */
export function useReport(): (shown: ProductImport) => Promise<void> {
  const text = useText()
  const labels = useLabels()
  const labelOf = useTargetLabel()
  const problemText = useProblemText()
  const { sdk, gate } = useBackend()

  const noteOf = (at: number, { line, field, message }: ImportedGood['problems'][number]) =>
    [
      line === at ? '' : `${text('moving.line')} ${line}: `,
      field && `${labelOf(field.split('.')[0] ?? field)}: `,
      problemText(message),
    ].join('')

  const rowOf = ({ line, key, name, outcome, problems, changes }: ImportedGood): string[] => [
    String(line),
    key,
    name,
    outcome ? text(`moving.outcomes.${outcome}`) : '',
    problems.map((problem) => noteOf(line, problem)).join(' | '),
    changes
      .map(
        ({ field, before, after }) => `${labels.field('ecommerce_product', field)}: ${before ?? '–'} → ${after ?? '–'}`,
      )
      .join(' | '),
  ]

  return async ({ id, all, filename }) => {
    const goods: ImportedGood[] = []
    for (let page = 1; goods.length < all; page++) {
      const found = await gate.guarded(() => sdk.imports.goods(id, page))
      if (found.length === 0) break
      goods.push(...found)
    }
    const heads = ['line', 'key', 'name', 'outcome', 'what', 'changes'] as const
    const rows = goods.toSorted((a, b) => a.line - b.line || a.id - b.id).map(rowOf)
    const table = [heads.map((head) => text(`moving.${head}`)), ...rows]
    saveFile(`${filename.replace(/\.[^.]*$/, '')}-${text('moving.reportName')}.csv`, writeCsv(table), 'text/csv')
  }
}
