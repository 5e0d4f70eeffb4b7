import { type InputHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react'
import styles from './form.module.css'

type Control =
  | ({ lines?: undefined } & InputHTMLAttributes<HTMLInputElement>)
  /** A text of several lines. */
  | ({ lines: number } & TextareaHTMLAttributes<HTMLTextAreaElement>)

type FormFieldProps = Control & {
  name: string
  label: string
  /** What is wrong with the field, in words. */
  problem?: string
}

/** A labelled field, required unless it says otherwise, with its problem beside it, which assistive technology reads with the field. */
export function FormField({ label, problem, lines, ...control }: FormFieldProps) {
  const id = useId()
  const shared = {
    id,
    className: styles.control,
    required: control.required ?? true,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {lines === undefined ? (
        <input {...(control as InputHTMLAttributes<HTMLInputElement>)} {...shared} />
      ) : (
        <textarea {...(control as TextareaHTMLAttributes<HTMLTextAreaElement>)} {...shared} rows={lines} />
      )}
      <FieldProblemText id={`${id}-problem`} problem={problem} />
    </div>
  )
}

export function FieldProblemText({ id, problem }: { id: string; problem?: string }) {
  if (!problem) return null
  return (
    <p className={styles.problem} id={id}>
      {problem}
    </p>
  )
}
