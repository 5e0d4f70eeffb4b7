import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import form from '../../forms/form.module.css'
import { FieldProblemText } from '../../forms/form-field.tsx'
import styles from './checkout-field.module.css'
import { useCheckoutMessages } from './messages/checkout-messages.ts'

type CheckoutFieldProps = {
  label: string
  optional?: boolean
  hint?: string
  problem?: string
  className?: string
  /** The control, given what ties it to its label, its hint and its problem. */
  children: (control: ControlProps) => ReactNode
}

type ControlProps = Pick<
  InputHTMLAttributes<HTMLElement>,
  'id' | 'className' | 'required' | 'aria-invalid' | 'aria-describedby'
>

/** A labelled control of the checkout with its hint and, beside it, what is wrong with it. */
export function CheckoutField({ label, optional = false, hint, problem, className, children }: CheckoutFieldProps) {
  const messages = useCheckoutMessages()
  const id = useId()
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={`${form.field} ${className ?? ''}`}>
      <label htmlFor={id}>
        {label} {optional && <span className={styles.optional}>({messages.optional()})</span>}
      </label>
      {children({
        id,
        className: form.control,
        required: !optional,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldProblemText id={`${id}-problem`} problem={problem} />
    </div>
  )
}
