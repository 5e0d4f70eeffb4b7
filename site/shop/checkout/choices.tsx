import { type ReactNode, useId } from 'react'
import { FieldProblemText } from '../../forms/form-field.tsx'
import styles from './choices.module.css'

export type Choice<Id> = { id: Id; label: string; detail?: ReactNode; note?: ReactNode; below?: ReactNode }

type ChoicesProps<Id> = {
  legend: string
  /** Of choices that belong to a choice. */
  nested?: boolean
  name: string
  choices: Choice<Id>[]
  chosen: Id | null
  problem?: string
  onChoose: (id: Id) => void
}

/** One of several ways, each with what it costs and what belongs to it once it is chosen. */
export function Choices<Id extends number>(props: ChoicesProps<Id>) {
  const { legend, nested = false, name, choices, chosen, problem, onChoose } = props
  const id = useId()
  const Heading = nested ? 'h3' : 'h2'
  return (
    <div
      className={styles.choices}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required="true"
      aria-invalid={problem ? true : undefined}
      aria-describedby={problem ? `${id}-problem` : undefined}
    >
      <Heading id={`${id}-legend`}>{legend}</Heading>
      {choices.map((choice) => (
        <div key={choice.id} className={styles.choice} data-chosen={choice.id === chosen}>
          <label>
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === chosen}
              onChange={() => onChoose(choice.id)}
            />
            <span className={styles.label}>
              <span>{choice.label}</span>
              {choice.note && <small>{choice.note}</small>}
            </span>
            {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
          </label>
          {choice.id === chosen && choice.below && <div className={styles.below}>{choice.below}</div>}
        </div>
      ))}
      <FieldProblemText id={`${id}-problem`} problem={problem} />
    </div>
  )
}
