import { type ReactNode, useState } from 'react'
import { Form, type FormProps } from 'react-admin'
import { createFormControl, type FieldValues, FormProvider, useFormContext } from 'react-hook-form'

/**
 * What keeps the values of a form. As soon as a form stands, react-admin resets it to what it was just made with, and every input is drawn a
 * second time for nothing: that one reset is left out.
 */
function newControl() {
  const { formControl } = createFormControl<FieldValues>()
  let resets = 0
  let made: unknown
  const reset: typeof formControl.reset = (values, options) => {
    resets += 1
    if (resets === 2 && values !== undefined && values === made) return
    made = values
    formControl.reset(values, options)
  }
  return { ...formControl, reset }
}

/** React-admin's form, whose inputs are drawn once when it opens, and later each by itself. */
export function CalmForm({ children, ...props }: Omit<FormProps, 'formControl'>) {
  const [formControl] = useState(newControl)
  return (
    <Form {...props} formControl={formControl}>
      <CalmContext>{children}</CalmContext>
    </Form>
  )
}

/** Gives what is in a form the same context for good; it is another with each change of the form's state, which `useFormState` tells whom it concerns. */
function CalmContext({ children }: { readonly children: ReactNode }) {
  const [form] = useState(useFormContext())
  return <FormProvider {...form}>{children}</FormProvider>
}
