import { Box } from '@mui/material'
import { qrSvg } from '#domain/look/qr-code.ts'
import { type GiroTransfer, giroCode } from '#domain/money/giro-code.ts'
import { useText } from '../i18n/use-text.ts'

/** A transfer as a picture that banking apps read. Loaded by who asks for it: what draws it is large. */
export default function GiroCodePicture(transfer: GiroTransfer) {
  const text = useText()
  const code = giroCode(transfer)
  if (!code) return null
  const source = `data:image/svg+xml,${encodeURIComponent(qrSvg(code))}`
  return (
    <Box
      component="img"
      src={source}
      alt={text('transfer.giroOf')}
      sx={{ width: 180, height: 180, display: 'block' }}
    />
  )
}
