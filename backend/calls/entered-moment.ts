import { Invalid, storedCell } from '../items/validate.ts'

/** A moment as a call gives it. Throws Invalid for anything else. */
export function enteredMoment(text: string): string {
  try {
    return String(storedCell({ type: 'datetime', required: true }, text))
  } catch (error) {
    throw new Invalid([{ field: 'moment', message: (error as Error).message }])
  }
}
