import Close from '@mui/icons-material/Close'
import ViewSidebar from '@mui/icons-material/ViewSidebar'
import {
  Alert,
  Box,
  Button,
  IconButton,
  MenuItem,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { Component, type ReactNode, useEffect, useState } from 'react'
import { useStore } from 'react-admin'
import { createPortal } from 'react-dom'
import { useBackend } from '../api/backend-context.ts'
import { useText } from '../i18n/use-text.ts'
import { useEditedLanguage } from '../inputs/edited-language.tsx'
import { useSoon } from '../inputs/use-soon.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useBeside } from './beside-form.tsx'
import { LiveFrames } from './live-frames.tsx'
import { useLiveDraft } from './use-live-draft.ts'

/** CSS widths at which the page is laid out; it is made smaller where there is less room. */
const WIDTHS = { phone: 390, computer: 1280 } as const

type Device = keyof typeof WIDTHS

const DEVICES = Object.keys(WIDTHS) as Device[]

/** Shows the page beside the form; nothing where it stands there, or where there is no room for it. */
export function BesideSwitch() {
  const text = useText()
  const { canShow, isShown, toggle } = useBeside()
  if (!canShow || isShown) return null
  return (
    <Button startIcon={<ViewSidebar />} onClick={toggle}>
      {text('preview.beside')}
    </Button>
  )
}

/** The page as it will stand, beside the form that it is made of, right after it. What goes wrong in it stays in it. */
export function LivePreview() {
  const text = useText()
  const { isShown, place } = useBeside()
  const isSoon = useSoon()
  if (!isShown || !place || !isSoon) return null
  return createPortal(
    <Apart instead={<Alert severity="warning">{text('preview.failed')}</Alert>}>
      <Pane />
    </Apart>,
    place,
  )
}

/** Shows something else in place of what fails, and lets nothing beside it fail. */
class Apart extends Component<{ instead: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}

function Pane() {
  const text = useText()
  const labels = useLabels()
  const { sdk } = useBackend()
  const { toggle } = useBeside()
  const { id, pages, problem, shown } = useLiveDraft()
  const { language: edited } = useEditedLanguage()
  const [device, setDevice] = useStore<Device>('preview.device', 'computer')
  const [chosen, setChosen] = useState<string>()
  const [isLost, setIsLost] = useState(false)
  // Whoever turns to another language wants to see that one.
  useEffect(() => setChosen(edited), [edited])
  const page = pages.find(({ language, path }) => chosen === path || chosen === language) ?? pages[0]
  const notice = problem ?? (isLost ? text('preview.failed') : undefined)

  function settled(isPage: boolean) {
    setIsLost(!isPage)
    shown()
  }

  return (
    <Box
      component="section"
      aria-label={text('preview.live')}
      sx={{ height: '100%', display: 'grid', gridTemplateRows: 'auto auto 1fr' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 1 }}>
        <Typography component="h2" variant="subtitle2" noWrap sx={{ flex: 1 }}>
          {text('preview.live')}
        </Typography>
        {page && (
          <TextField
            select
            size="small"
            label={text('preview.page')}
            value={page.path}
            onChange={({ target }) => setChosen(target.value)}
            fullWidth={false}
            sx={{ width: 'auto', maxWidth: 190, m: 0 }}
          >
            {pages.map(({ language, path }) => (
              <MenuItem key={path} value={path}>
                {`${labels.choice('language', language)} ${path}`}
              </MenuItem>
            ))}
          </TextField>
        )}
        <WidthChoice device={device} choose={setDevice} />
        <IconButton size="small" onClick={toggle} aria-label={text('preview.hide')}>
          <Close />
        </IconButton>
      </Box>
      <Box role="status">
        {notice && (
          <Alert severity="info" sx={{ py: 0 }}>
            {notice}
          </Alert>
        )}
      </Box>
      {page && id !== undefined && (
        <LiveFrames
          address={sdk.previews.address(page.path, id)}
          width={WIDTHS[device]}
          title={text('preview.live')}
          settled={settled}
        />
      )}
    </Box>
  )
}

function WidthChoice({ device, choose }: { device: Device; choose: (device: Device) => void }) {
  const text = useText()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={device}
      onChange={(_event, name: Device | null) => name && choose(name)}
      aria-label={text('preview.width')}
    >
      {DEVICES.map((name) => (
        <ToggleButton key={name} value={name}>
          {text(`preview.${name}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
