import Close from '@mui/icons-material/Close'
import OpenInNew from '@mui/icons-material/OpenInNew'
import {
  Box,
  Button,
  Dialog,
  IconButton,
  MenuItem,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Toolbar,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { germanMoment } from '#domain/hours/berlin-time.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import type { PreviewedPage } from './use-form-draft.ts'

/** CSS widths of the devices that visitors have. */
const WIDTHS = { phone: 390, tablet: 820, computer: undefined } as const

type Device = keyof typeof WIDTHS

/** Of use on screens that are wider than a phone's. */
const ROOMY = { display: { xs: 'none', sm: 'inline-flex' } }

const DEVICES = Object.keys(WIDTHS) as Device[]

/** The pages that show a draft, as wide as visitors' screens are. */
export function PreviewDialog({
  id: first,
  pages,
  keep,
  close,
}: {
  id: string
  pages: readonly PreviewedPage[]
  /** Keeps the draft once more, to be shown as on a moment in ISO 8601. */
  keep: (moment?: string) => Promise<string>
  close: () => void
}) {
  const [id, setId] = useState(first)
  const text = useText()
  const [device, setDevice] = useState<Device>('computer')
  const [shown, setShown] = useState(pages[0]?.path ?? '/')
  const address = sdk.previews.address(shown, id)
  return (
    <Dialog open fullScreen onClose={close} aria-labelledby="preview">
      <Toolbar sx={{ gap: 2, flexWrap: 'wrap', py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Typography id="preview" component="h2" variant="h6">
          {text('preview.dialog')}
        </Typography>
        <TextField
          select
          label={text('preview.page')}
          value={shown}
          onChange={({ target }) => setShown(target.value)}
          sx={{ minWidth: 240, width: 'auto', order: { xs: 1, sm: 0 } }}
          fullWidth={false}
        >
          {pages.map(({ language, path }) => (
            <MenuItem key={path} value={path}>
              {`${language.toUpperCase()} ${path}`}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          onChange={(_event, chosen: Device | null) => chosen && setDevice(chosen)}
          aria-label={text('preview.width')}
          sx={ROOMY}
        >
          {DEVICES.map((name) => (
            <ToggleButton key={name} value={name}>
              {text(`preview.${name}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <AsOn keep={keep} shown={setId} />
        <Box sx={{ flex: 1, ...ROOMY }} />
        <Button startIcon={<OpenInNew />} href={address} target="_blank" sx={ROOMY}>
          {text('preview.window')}
        </Button>
        <IconButton onClick={close} aria-label={text('close')}>
          <Close />
        </IconButton>
      </Toolbar>
      <Box sx={{ flex: 1, display: 'grid', justifyItems: 'center', bgcolor: 'background.default', minHeight: 0 }}>
        <Box
          component="iframe"
          title={text('preview.title')}
          src={address}
          sx={{ border: 0, width: '100%', maxWidth: WIDTHS[device], height: '100%', bgcolor: 'background.paper' }}
        />
      </Box>
    </Dialog>
  )
}

/** The moment as of which the pages are shown: what is planned until then counts as done. */
function AsOn({ keep, shown }: { keep: (moment?: string) => Promise<string>; shown: (id: string) => void }) {
  const text = useText()
  const notify = useNotify()
  return (
    <TextField
      type="datetime-local"
      label={text('schedule.asOn')}
      onChange={({ target }) => {
        keep(germanMoment(target.value) ?? undefined).then(shown, () => notify('ra.notification.http_error'))
      }}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: 'auto', minWidth: 220, ...ROOMY }}
      fullWidth={false}
    />
  )
}
