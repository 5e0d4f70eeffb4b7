import Upload from '@mui/icons-material/Upload'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { addressesInFile } from '#domain/company/addresses-in-file.ts'
import { decodeText } from '#domain/imports/decode-text.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { useText } from '../i18n/use-text.ts'
import { FileButton } from '../imports/file-button.tsx'

/** Addresses of one call. */
const AT_ONCE = 1000

/** Reads in a file of who has unsubscribed in another program. */
export function LeftFileButton() {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const refresh = useRefresh()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function read(file: File) {
    setIsBusy(true)
    try {
      const { emails, unread } = addressesInFile(decodeText(new Uint8Array(await file.arrayBuffer())) ?? '')
      if (emails.length === 0) return notify('office.newsletter.leftFileNone', { type: 'error' })
      let left = 0
      let unknown = 0
      for (let from = 0; from < emails.length; from += AT_ONCE) {
        const report = await gate.guarded(() => sdk.newsletterTools.left(emails.slice(from, from + AT_ONCE)))
        left += report.left
        unknown += report.unknown
      }
      notify(text('newsletter.leftReport', { left, unknown, unread }), { type: 'success', autoHideDuration: 12_000 })
      setIsOpen(false)
      refresh()
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button startIcon={<Upload />} onClick={() => setIsOpen(true)}>
        {text('newsletter.leftFile')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="left-file">
        <DialogTitle id="left-file">{text('newsletter.leftFile')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{text('newsletter.leftFileHelp')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>{text('cancel')}</Button>
          <FileButton
            label={text('newsletter.leftFileChoose')}
            accept=".csv,.txt,text/csv,text/plain"
            disabled={isBusy}
            take={(file) => void read(file)}
          />
        </DialogActions>
      </Dialog>
    </>
  )
}
