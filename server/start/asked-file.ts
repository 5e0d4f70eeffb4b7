import { UsageError } from '../start-error.ts'

/** The one file that a command line names. Throws the UsageError for anything else; what begins with a hyphen is an option that nobody knows. */
export function askedFile([name, ...more]: readonly string[], use: string): string {
  if (!name || name.startsWith('-') || more.length > 0) throw new UsageError(use)
  return name
}
