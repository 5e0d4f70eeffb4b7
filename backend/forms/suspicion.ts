import type { FormInput } from './form-body.ts'

/** The field that people do not see: whoever fills it in is a program. */
export const honeypotField = 'homepage'

/**
 * Whether a program seems to have filled the form: the hidden field has a value, or a browser's script measured that it took
 * less than `fastest` milliseconds. Without a script there is no measure, and nothing is held against it.
 */
export function seemsAutomatic(fields: FormInput, fastest: number): boolean {
  const hidden = fields[honeypotField]
  if (hidden !== undefined && hidden !== null && hidden !== '') return true
  const { elapsed } = fields
  return (typeof elapsed === 'number' || (typeof elapsed === 'string' && elapsed !== '')) && Number(elapsed) < fastest
}
