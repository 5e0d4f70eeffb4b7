import { serviceWorkerPath } from '#domain/paths/offline-paths.ts'

type WorkerContainer = Pick<ServiceWorkerContainer, 'register' | 'controller'>

type RegisterParts = {
  location: Pick<Location, 'protocol' | 'hostname'>
  /** Undefined in browsers without service workers. */
  container: WorkerContainer | undefined
  console: Pick<Console, 'log' | 'error'>
  /** A new version is installed and waits. */
  onUpdate: (waiting: ServiceWorker) => void
}

const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** Registers the service worker over HTTPS or on this machine only, and logs its states. (SPEC 4, 8; CONTRACTS 1) */
export async function registerWorker({
  location,
  container,
  console,
  onUpdate,
}: RegisterParts): Promise<ServiceWorkerRegistration | undefined> {
  if (location.protocol !== 'https:' && !LOCAL.test(location.hostname)) {
    console.error('Service workers can only be used over HTTPS, or on localhost for development')
    return undefined
  }
  if (!container) return undefined
  try {
    // Its file is asked for anew each time: the browser's own cache must not hide a new version.
    const registration: ServiceWorkerRegistration | undefined = await container.register(serviceWorkerPath, {
      updateViaCache: 'none',
    })
    // Extensions that forbid service workers answer nothing.
    if (!registration) return undefined
    if (registration.waiting && container.controller) onUpdate(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => follow(worker, { container, console, onUpdate }))
    })
    return registration
  } catch (error) {
    console.error('Error during service worker registration:', error)
    return undefined
  }
}

/** A worker that a newer one replaces is redundant too, but nothing is wrong then. */
const hasServed = new WeakSet<ServiceWorker>()

function follow(
  worker: ServiceWorker,
  { container, console, onUpdate }: Pick<RegisterParts, 'console' | 'onUpdate'> & { container: WorkerContainer },
) {
  if (worker.state === 'redundant' && !hasServed.has(worker))
    console.error('The installing service worker became redundant.')
  if (worker.state === 'activated') {
    hasServed.add(worker)
    console.log('The service worker is active.')
  }
  if (worker.state !== 'installed') return
  if (!container.controller) return console.log('Content is now available offline!')
  console.log('New content is available.')
  onUpdate(worker)
}
