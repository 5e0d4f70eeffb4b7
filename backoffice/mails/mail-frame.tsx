import { Box } from '@mui/material'
import { assetUrl } from '#sdk/assets.ts'

/** The logo that a mail brings along, from where the website has it. */
const withLogo = (html: string) =>
  html.replace(/"cid:logo-([\w-]{1,64})"/g, (_, id: string) => `"${assetUrl('', { id })}"`)

/** The HTML of a mail as mail programs show it, apart from the back office. */
export function MailFrame({ title, html }: { readonly title: string; readonly html: string }) {
  return (
    <Box
      component="iframe"
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={`<base target="_blank">${withLogo(html)}`}
      sx={{ width: '100%', height: '60vh', border: 1, borderColor: 'divider', mt: 2 }}
    />
  )
}
