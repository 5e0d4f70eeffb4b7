import { useId } from 'react'
import { ratingStars } from '#domain/goods/product-rating.ts'
import { FieldProblemText } from '../../forms/form-field.tsx'
import { useProductFormMessages } from './messages/product-form-messages.ts'
import styles from './rating-form.module.css'

/** One to five stars, as a group of radio buttons: the arrow keys move among them. */
export function StarsField({ problem }: { problem?: string }) {
  const id = useId()
  const texts = useProductFormMessages()
  return (
    <fieldset className={styles.stars} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>{texts.stars()}</legend>
      <div className={styles.choices}>
        {ratingStars.map((stars) => (
          <label key={stars} className={styles.star}>
            <input type="radio" name="rating" value={stars} required aria-invalid={problem ? true : undefined} />
            <span className="visually-hidden">{texts.starsOf({ stars })}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z" />
            </svg>
          </label>
        ))}
      </div>
      <FieldProblemText id={`${id}-problem`} problem={problem} />
    </fieldset>
  )
}
