import { Alert, Box, Button, Stack, Typography } from '@mui/material'
import { useText } from '../i18n/use-text.ts'
import { saveFile } from '../work/save-file.ts'

interface Props {
  codes: readonly string[]
  /** Names the account in the saved file. */
  email: string
  done: () => void
}

/** The recovery codes, shown this once, to be written down or saved. */
export function RecoveryCodes({ codes, email, done }: Props) {
  const text = useText()
  const save = () =>
    saveFile(
      text('account.codesFile'),
      `${text('account.codesTitle')}: ${email}\n\n${codes.join('\n')}\n`,
      'text/plain',
    )
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{text('account.codesHelp')}</Alert>
      <Box
        component="ul"
        aria-label={text('account.codesTitle')}
        sx={{ columns: { xs: 1, sm: 2 }, listStyle: 'none', m: 0, p: 2, bgcolor: 'action.hover', borderRadius: 1 }}
      >
        {codes.map((code) => (
          <Typography key={code} component="li" sx={{ fontFamily: 'monospace', lineHeight: 2 }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={save}>
          {text('account.codesSave')}
        </Button>
        <Button variant="contained" onClick={done}>
          {text('account.codesDone')}
        </Button>
      </Stack>
    </Stack>
  )
}
