import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useSettled } from './use-mounted.ts'

/**
 * A component that the browser loads and renders once the page stands; until then, on the server, and when it cannot be loaded or
 * fails, `instead` stands in its place, or nothing. The rest of the page is left alone.
 */
export function browserPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead?: (props: Props) => ReactNode,
) {
  const Part: ComponentType<Props> = lazy(load)
  return (props: Props) => {
    const standIn = instead?.(props)
    return useSettled() ? (
      <Boundary instead={standIn}>
        <Suspense fallback={standIn}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    ) : (
      standIn
    )
  }
}

class Boundary extends Component<{ children: ReactNode; instead: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
