import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkWithdrawal, type WithdrawalDeclaration, withdrawalLimits } from '#domain/orders/withdrawal-form.ts'
import { emailMaxLength } from '#domain/texts/email.ts'
import type { FieldProblem } from '#domain/texts/field-problem.ts'
import { FormField } from '../forms/form-field.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { useWithdrawalMessages } from './messages/withdrawal-messages.ts'
import type { WithdrawalProblems } from './send-withdrawal.ts'
import type { Entered } from './withdrawal.tsx'

type WithdrawalFormProps = {
  /** What was entered before, when it is to be changed. */
  entered?: WithdrawalDeclaration
  /** What the backend found wrong with it. */
  refused?: WithdrawalProblems
  onEntered: (entered: Entered) => void
}

const NONE: WithdrawalProblems = {}

/** The first step. The browser can send it by itself: the backend then shows the second. */
export function WithdrawalForm({ entered, refused = NONE, onEntered }: WithdrawalFormProps) {
  const messages = useWithdrawalMessages()
  const element = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(refused)
  const hasProblems = Object.keys(problems).length > 0

  useEffect(() => {
    if (problems !== NONE) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  // A link on the page of an order names the order.
  useEffect(() => {
    const reference = new URLSearchParams(location.search).get('contract_reference')
    const field = element.current?.elements.namedItem('contract_reference')
    if (reference && field instanceof HTMLInputElement && field.value === '') field.value = reference.slice(0, 200)
  }, [])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    const result = checkWithdrawal(fields)
    if (!result.ok) return setProblems(result.problems)
    onEntered({ declaration: result.declaration, homepage: String(fields.homepage ?? '') })
  }

  const problemOf = (field: keyof WithdrawalDeclaration, texts: Partial<Record<FieldProblem, () => string>>) => {
    const problem = problems[field]
    return problem && (texts[problem] ?? messages.tooLong)()
  }

  return (
    <FormFrame
      ref={element}
      action="/ecom/withdrawal"
      onSubmit={onSubmit}
      submit={messages.next()}
      failed={hasProblems}
      said={hasProblems && messages.checkEntries()}
    >
      <h2>{messages.stepOne()}</h2>
      <FormField
        name="name"
        label={messages.name()}
        autoComplete="name"
        maxLength={withdrawalLimits.name}
        defaultValue={entered?.name}
        problem={problemOf('name', { missing: messages.nameMissing })}
      />
      <FormField
        name="contract_reference"
        label={`${messages.reference()} (${messages.referenceHint()})`}
        maxLength={withdrawalLimits.contract_reference}
        defaultValue={entered?.contract_reference}
        problem={problemOf('contract_reference', { missing: messages.referenceMissing })}
      />
      <FormField
        name="confirmation_email"
        type="email"
        label={messages.email()}
        autoComplete="email"
        maxLength={emailMaxLength}
        defaultValue={entered?.confirmation_email}
        problem={problemOf('confirmation_email', { missing: messages.emailMissing, invalid: messages.emailInvalid })}
      />
      <FormField
        name="items_text"
        lines={3}
        required={false}
        label={`${messages.items()} (${messages.optional()})`}
        maxLength={withdrawalLimits.items_text}
        defaultValue={entered?.items_text}
        problem={problemOf('items_text', {})}
      />
    </FormFrame>
  )
}
