import { Box, Button, Drawer, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { useOfficeLanguage } from '../labels/use-office-language.ts'
import { useWays } from '../ways/use-ways.ts'
import { helpOf, screenAt } from './help-of.ts'
import { Tour } from './tour.tsx'

/** What the screen that is open is for, beside it. */
export function HelpDrawer({ close }: { readonly close: () => void }) {
  const text = useText()
  const labels = useLabels()
  const language = useOfficeLanguage()
  const ways = useWays()
  const { pathname } = useLocation()
  const [isTouring, setIsTouring] = useState(false)
  const screen = screenAt(pathname)
  const own = ways.find(({ key }) => key === screen)?.name
  const name = screen === 'today' ? text('today.title') : (own ?? labels.collection(screen))
  const words = helpOf(screen, language)
  if (isTouring) return <Tour close={close} />
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-label': text('way.helpTitle', { name }) } }}
    >
      <Box sx={{ width: 'min(24rem, 90vw)', p: 3 }}>
        <Typography component="h2" variant="h6" gutterBottom>
          {text('way.helpTitle', { name })}
        </Typography>
        {words.length === 0 && <Typography>{text('way.noHelp')}</Typography>}
        {words.map((paragraph) => (
          <Typography key={paragraph} gutterBottom>
            {paragraph}
          </Typography>
        ))}
        <Button onClick={() => setIsTouring(true)}>{text('way.tour.start')}</Button>
        <Button onClick={close}>{text('close')}</Button>
      </Box>
    </Drawer>
  )
}
