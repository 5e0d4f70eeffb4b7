import { Alert, Button, Card, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { gate } from '../api/gate.ts'
import { sdk } from '../api/sdk.ts'
import { useText } from '../i18n/use-text.ts'
import { useWorkplace } from '../workplace/workplace-context.tsx'
import { PresentPassword } from './present-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpFactor } from './set-up-factor.tsx'
import { useRefusal } from './use-refusal.ts'

type Step = 'off' | 'renew' | { readonly secret: string } | { readonly codes: readonly string[] }

/** The second factor: set up with a QR code, its recovery codes made anew, or taken off again; each needs the password. */
export function SecondFactor() {
  const text = useText()
  const refusal = useRefusal()
  const { user } = useWorkplace()
  const [step, setStep] = useState<Step>()
  const [fault, setFault] = useState<string>()
  const { data: own = user, refetch } = useQuery({
    queryKey: ['own-account'],
    gcTime: 0,
    queryFn: async () => (await gate.guarded(() => sdk.users.me())).data,
  })

  async function run(work: () => Promise<Step | undefined>) {
    setFault(undefined)
    try {
      setStep(await work())
      await refetch()
    } catch (error) {
      setFault(refusal(error))
    }
  }
  const cancel = () => {
    setFault(undefined)
    setStep(undefined)
  }

  return (
    <Card variant="outlined" component="section" aria-labelledby="second-factor" sx={{ p: 3 }}>
      <Typography component="h2" variant="h6" id="second-factor">
        {text('account.secondFactor')}
      </Typography>
      <Typography sx={{ my: 1 }}>{text(own.otp ? 'account.secondFactorOn' : 'account.secondFactorOff')}</Typography>
      {own.otp && (
        <Typography sx={{ mb: 2 }} color={own.recovery_codes ? undefined : 'error'}>
          {text('account.codesLeft', { count: own.recovery_codes ?? 0 })}
        </Typography>
      )}
      {fault && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {fault}
        </Alert>
      )}
      {step === undefined && !own.otp && (
        <Button
          variant="outlined"
          onClick={() => run(async () => ({ secret: await gate.guarded(() => sdk.users.otpSecret()) }))}
        >
          {text('account.setUp')}
        </Button>
      )}
      {step === undefined && own.otp && (
        <Stack direction="row" spacing={1}>
          <Button variant="outlined" onClick={() => setStep('renew')}>
            {text('account.codesRenew')}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setStep('off')}>
            {text('account.deactivate')}
          </Button>
        </Stack>
      )}
      {step !== undefined && <FactorStep step={step} run={run} cancel={cancel} />}
    </Card>
  )
}

interface StepProps {
  step: Step
  run: (work: () => Promise<Step | undefined>) => void
  cancel: () => void
}

/** What is asked for or shown on the way. */
function FactorStep({ step, run, cancel }: StepProps) {
  const text = useText()
  const { user, project } = useWorkplace()
  const off = (present: string) =>
    run(async () => {
      await gate.guarded(() => sdk.users.deactivateOtp(present))
      return undefined
    })
  const renew = (present: string) =>
    run(async () => ({ codes: await gate.guarded(() => sdk.users.renewRecoveryCodes(present)) }))
  const activate = (secret: string) => (given: { present: string; otp: string }) =>
    run(async () => {
      const setup = { current_password: given.present, tfa_secret: secret, otp: given.otp }
      return { codes: await gate.guarded(() => sdk.users.activateOtp(setup)) }
    })
  if (step === 'off') return <PresentPassword action={text('account.deactivate')} cancel={cancel} submit={off} />
  if (step === 'renew') return <PresentPassword action={text('account.codesRenew')} cancel={cancel} submit={renew} />
  if ('codes' in step) return <RecoveryCodes codes={step.codes} email={user.email} done={cancel} />
  return (
    <SetUpFactor
      email={user.email}
      domain={project.domain}
      secret={step.secret}
      cancel={cancel}
      submit={activate(step.secret)}
    />
  )
}
