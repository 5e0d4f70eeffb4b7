import { Card, Link as TextLink, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router'
import { useText } from '../i18n/use-text.ts'

/** What stands where there is no screen for the person: it is not there, or not theirs to see. */
export function NoAccess() {
  const text = useText()
  return (
    <Card variant="outlined" sx={{ p: 4, mt: 2 }} role="alert">
      <Title title={text('noAccess.title')} />
      <Typography component="h1" variant="h6" gutterBottom>
        {text('noAccess.title')}
      </Typography>
      <Typography gutterBottom>{text('noAccess.help')}</Typography>
      <TextLink component={Link} to="/">
        {text('today.title')}
      </TextLink>
    </Card>
  )
}
