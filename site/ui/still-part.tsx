import { type ComponentType, type ReactNode, Suspense, use, useEffect } from 'react'
import { fulfilled } from '../data/fulfilled.ts'

const loads = new Set<() => Promise<void>>()

/**
 * A part of the page that never changes while the page is shown: the server renders it, and the browser leaves it as it came. Its code comes
 * with the first page that the browser renders itself (`withStillParts`).
 * @param _styles what the part looks like: named, so that the build leaves it to the page and not to the code that comes late
 */
export function stillPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ..._styles: readonly Readonly<Record<string, string>>[]
): (props: Props) => ReactNode {
  let loading: Promise<void> | undefined
  let arrive = (_part: ComponentType<Props>) => {}
  let arrival = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve
  })
  const loadOnce = () => {
    loading ??= load().then(
      (component) => {
        arrival = fulfilled(component)
        arrive(component)
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  loads.add(loadOnce)
  // Rendered only if React should ever have to do without what came with the page.
  const standIn: ReactNode = <Wanted load={loadOnce} />
  const still = (props: Props) => {
    const Part = use(arrival)
    return <Part {...props} />
  }
  const Still: ComponentType<Props> = still
  return (props: Props) => (
    <Suspense fallback={standIn}>
      <Still {...props} />
    </Suspense>
  )
}

function Wanted({ load }: { load: () => Promise<void> }) {
  useEffect(() => void load().catch(console.warn), [load])
  return null
}

/** Loads all still parts of the modules that are loaded. */
export const loadStillParts = (): Promise<unknown> => Promise.all([...loads].map((load) => load()))

/** Loads code with all still parts of it and of the modules before it: on the server for each page, in the browser from the first page that follows. */
export async function withStillParts<Code>(load: () => Promise<Code>): Promise<Code> {
  const [code] = await Promise.all([load(), loadStillParts()])
  // It may have brought further ones.
  await loadStillParts()
  return code
}
