import ContentCopy from '@mui/icons-material/ContentCopy'
import { Button } from '@mui/material'
import { type RaRecord, useDataProvider, useNotify, useRecordContext, useRedirect } from 'react-admin'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { duplicateOf } from './duplicate-of.ts'

/** Makes a draft with everything of the product and opens it. */
export function DuplicateButton() {
  const text = useText()
  const record = useRecordContext<RaRecord>()
  const { model } = useWorkplace()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const redirect = useRedirect()

  async function duplicate() {
    if (!record) return
    try {
      const data = duplicateOf(model, record, text('product.copy'), Date.now().toString(36))
      const { data: made } = await dataProvider.create('ecommerce_product', { data })
      redirect('edit', 'ecommerce_product', made.id)
      notify('office.product.duplicated', { type: 'success' })
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
  }

  return (
    <Button startIcon={<ContentCopy />} onClick={duplicate}>
      {text('product.duplicate')}
    </Button>
  )
}
