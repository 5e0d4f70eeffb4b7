import { memo } from 'react'
import { useFormState } from 'react-hook-form'
import { FieldsInput } from '../inputs/fields-input.tsx'

// What is refused elsewhere changes nothing here.
const Inputs = memo(FieldsInput)

interface Props {
  collection: string
  fields: readonly string[]
  isOpened: boolean
}

/**
 * The inputs of a tab that somebody has opened, or while something on it is refused: each input that is there is drawn again with
 * every save, seen or not. Otherwise the form holds what the record says, which the backend has checked.
 */
export function TabFields({ collection, fields, isOpened }: Props) {
  const { errors } = useFormState()
  return isOpened || fields.some((field) => errors[field] !== undefined) ? (
    <Inputs collection={collection} only={fields} />
  ) : null
}
