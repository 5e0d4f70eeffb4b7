/** Why a new password is not accepted; undefined when it is. */
export function passwordProblem(password: unknown): string | undefined {
  if (typeof password !== 'string') return 'is required'
  if (password.length < 12) return 'must have at least 12 characters'
  if (password.length > 200) return 'must have at most 200 characters'
  return undefined
}
