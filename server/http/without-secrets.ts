const EMAIL = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+\.[a-z]{2,}/gi

/** A part of a path that opens something: ids with their signatures, tokens. Names of pages have hyphens between words. */
const TOKEN = /(?<=\/)(?:[^/\s]*[0-9a-f]{8}-[0-9a-f]{4}-[^/\s]*|(?=[^/\s]*\d)[\w.~]{24,})/g

/** A text for the log: without e-mail addresses, queries, and the parts of paths that open something by themselves. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/(?<=\/[^\s?]*)\?\S+/g, '')
    .replace(EMAIL, '(e-mail)')
    .replace(TOKEN, '(token)')
}

type LoggedError = { type: string; message: string; stack?: string; code?: unknown; cause?: LoggedError }

/** An error for the log: what it is and where, without the rows, parameters and recipients that libraries hang on it. */
export function loggedError(error: unknown): LoggedError | undefined {
  if (error === undefined) return undefined
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)) }
  const { name, message, stack, cause } = error
  const code = (error as { code?: unknown }).code
  return {
    type: name,
    message: withoutSecrets(message),
    ...(stack && { stack: stack.replace(message, withoutSecrets(message)).replace(EMAIL, '(e-mail)') }),
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: loggedError(cause) }),
  }
}
