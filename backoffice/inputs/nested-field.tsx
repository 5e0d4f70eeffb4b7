import { type ComponentType, createContext, useContext } from 'react'
import type { DescribedField } from '#contract/wire/described-model.ts'

export interface FieldInputProps {
  collection: string
  field: DescribedField
  source: string
  label: string
}

/** The input of any field, for inputs that hold others: given from above, so that they need not know each other. */
export const FieldInputContext = createContext<ComponentType<FieldInputProps> | undefined>(undefined)

/** The input that fits the field, inside another one. */
export function NestedField(props: FieldInputProps) {
  const FieldInput = useContext(FieldInputContext)
  return FieldInput && <FieldInput {...props} />
}
