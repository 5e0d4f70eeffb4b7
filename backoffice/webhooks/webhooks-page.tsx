import { Button, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, Title, useNotify } from 'react-admin'
import type { NewWebhook, Webhook } from '#contract/wire/webhooks.ts'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useFailureWords } from '../api/use-failure-words.ts'
import { type TextKey, useText } from '../i18n/use-text.ts'
import { MessageList } from './message-list.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookCard, type WebhookDeed } from './webhook-card.tsx'
import { WebhookForm } from './webhook-form.tsx'

type Opened = { readonly deed: 'new' | WebhookDeed; readonly webhook?: Webhook }

/** The programs that are told what happens on this website. */
export function WebhooksPage() {
  const text = useText()
  const notify = useNotify()
  const failureWords = useFailureWords()
  const [opened, setOpened] = useState<Opened>()
  const [shown, setShown] = useState<NewWebhook>()
  const { data, refetch } = useQuery({
    queryKey: ['webhooks'],
    gcTime: 0,
    queryFn: () => gate.guarded(() => sdk.webhooks.list()),
  })
  const close = () => setOpened(undefined)

  /** Does what needs no form, and says what came of it. */
  async function perform(call: () => Promise<unknown>, done?: TextKey) {
    close()
    try {
      await gate.guarded(call)
      if (done) notify(text(done), { type: 'success' })
    } catch (error) {
      notify(failureWords(error), { type: 'error' })
    }
    await refetch()
  }

  function act(webhook: Webhook, deed: WebhookDeed) {
    const { id, active } = webhook
    if (deed === 'test') return void perform(() => sdk.webhooks.test(id), 'webhooks.tested')
    if (deed === 'pause') return void perform(() => sdk.webhooks.update(id, { active: !active }))
    if (deed === 'renew') return void perform(async () => setShown(await sdk.webhooks.renewSecret(id)))
    setOpened({ deed, webhook })
  }

  function saved(made?: NewWebhook) {
    close()
    if (made) setShown(made)
    void refetch()
  }

  const { deed, webhook } = opened ?? {}
  return (
    <Stack spacing={2} sx={{ mt: 2, width: '100%', minWidth: 0, maxWidth: '70rem' }}>
      <Title title={text('webhooks.title')} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography component="h1" variant="h5">
          {text('webhooks.title')}
        </Typography>
        <Button variant="contained" onClick={() => setOpened({ deed: 'new' })}>
          {text('webhooks.new')}
        </Button>
      </Stack>
      <Typography sx={{ maxWidth: '75ch' }}>{text('webhooks.help')}</Typography>
      {data?.length === 0 && <Typography>{text('webhooks.none')}</Typography>}
      {data?.map((one) => (
        <WebhookCard key={one.id} webhook={one} act={(what) => act(one, what)} />
      ))}
      {(deed === 'new' || deed === 'change') && (
        <WebhookForm webhook={webhook} saved={saved} close={close} made={saved} />
      )}
      {deed === 'messages' && webhook && <MessageList webhook={webhook} close={() => saved()} />}
      {shown && <SecretDialog webhook={shown} done={() => setShown(undefined)} />}
      <Confirm
        isOpen={deed === 'remove'}
        title={text('webhooks.remove')}
        content={text('webhooks.removeAsk', { name: webhook?.name ?? '' })}
        confirm={text('webhooks.remove')}
        confirmColor="warning"
        cancel={text('cancel')}
        onConfirm={() => webhook && void perform(() => sdk.webhooks.remove(webhook.id), 'webhooks.removed')}
        onClose={close}
      />
    </Stack>
  )
}
