import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { untilLoaded } from '../data/until-loaded.ts'
import { wishForForm } from './wanted-form.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** What the server renders where `lazyForm` stands in the browser: the form itself, in the same boundary. */
export const formOfServer =
  <Props extends object>(Form: ComponentType<Props>) =>
  (props: Props) => (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )

/**
 * A form that the server renders with the page and that works from then on, because the browser can send it by itself. Its code
 * comes once the form is near, and takes it over; where the browser renders the page, it comes at once.
 */
export function lazyForm<Props extends object>(action: string, load: Load<Props>) {
  const { made, make, watch } = wishForForm(action)
  const Form: ComponentType<Props> = lazy(() => {
    watch()
    return made.then(() => untilLoaded(load))
  })
  // A form that came with the page stays as it is while its code is missing: what stands in for it is never rendered.
  const standIn: ReactNode = <Wanted make={make} />
  return (props: Props) => (
    <Suspense fallback={standIn}>
      <Form {...props} />
    </Suspense>
  )
}

function Wanted({ make }: { make: () => void }) {
  useEffect(make, [make])
  return null
}
