import { Box, Card, ListSubheader, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import type { EditableMail } from '#domain/company/mail-words.ts'
import type { Language } from '#domain/texts/language.ts'
import { useText } from '../i18n/use-text.ts'
import { useLabels } from '../labels/use-labels.ts'
import { AskBeforeLeaving } from '../work/ask-before-leaving.tsx'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { type MailDraft, MailTextForm } from './mail-text-form.tsx'
import { useMailTexts } from './use-mail-texts.ts'

const GROUPS = ['order', 'withdrawal', 'reservation', 'event', 'newsletter'] as const

const groupOf = (kind: EditableMail) => GROUPS.find((group) => kind.startsWith(`${group}_`)) ?? 'other'

/** The words of every mail to customers, one mail and one language at a time, with how it looks. */
export function MailTextsPage() {
  const text = useText()
  const labels = useLabels()
  const { languages } = useWorkplace()
  const texts = useMailTexts()
  const [kind, setKind] = useState<EditableMail>('order_receipt')
  const [language, setLanguage] = useState<Language>(languages[0] ?? 'de')
  const [drafts, setDrafts] = useState<Readonly<Record<string, MailDraft | undefined>>>({})
  const place = `${kind}-${language}`
  const isUnsaved = (one: EditableMail) => languages.some((each) => drafts[`${one}-${each}`])
  const isOwn = (one: EditableMail) => languages.some((each) => texts.ownOf(one, each))
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: '80rem' }}>
      <Title title={text('mailTexts.title')} />
      {Object.values(drafts).some(Boolean) && <AskBeforeLeaving />}
      <Typography component="h1" variant="h5">
        {text('mailTexts.title')}
      </Typography>
      <Typography>{text('mailTexts.help')}</Typography>
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' }, mb: 2 }}>
          <TextField
            select
            label={text('mailTexts.mail')}
            value={kind}
            onChange={({ target }) => setKind(target.value as EditableMail)}
          >
            {[...GROUPS, 'other' as const].flatMap((group) => [
              <ListSubheader key={group}>{text(`mailTexts.group.${group}`)}</ListSubheader>,
              ...texts.kinds
                .filter((one) => groupOf(one) === group)
                .map((one) => (
                  <MenuItem key={one} value={one}>
                    {labels.choice('kind', one)}
                    {isOwn(one) ? ` · ${text('mailTexts.own')}` : ''}
                    {isUnsaved(one) ? ` · ${text('mailTexts.unsaved')}` : ''}
                  </MenuItem>
                )),
            ])}
          </TextField>
          <TextField
            select
            label={text('mailTexts.language')}
            value={language}
            onChange={({ target }) => setLanguage(target.value as Language)}
          >
            {languages.map((one) => (
              <MenuItem key={one} value={one}>
                {labels.choice('language', one)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        {texts.isReady && (
          <MailTextForm
            key={place}
            {...{ texts, kind, language }}
            draft={drafts[place]}
            onTyped={(words) => setDrafts((all) => ({ ...all, [place]: words }))}
          />
        )}
      </Card>
    </Stack>
  )
}
