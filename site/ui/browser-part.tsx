import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useSettled } from './use-mounted.ts'

/**
 * A component that the browser loads and renders once the page stands; the server renders nothing in its place. One that
 * cannot be loaded, or fails, stays away and leaves the rest of the page alone.
 */
export function browserPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(load) as unknown as ComponentType<Props>
  return (props: Props) =>
    useSettled() ? (
      <Boundary>
        <Suspense>
          <Part {...props} />
        </Suspense>
      </Boundary>
    ) : null
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
