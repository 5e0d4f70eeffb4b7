import type { ComponentProps } from 'react'
import styles from './button.module.css'

type ButtonProps = ComponentProps<'button'> & { look?: 'primary' | 'secondary' }

/** A button that does something here; one that leads elsewhere is a ButtonLink (SPEC 4). */
export function Button({ look = 'primary', className, ...rest }: ButtonProps) {
  const classes = [styles.button, styles[look], className].filter(Boolean).join(' ')
  return <button type="button" {...rest} className={classes} />
}
