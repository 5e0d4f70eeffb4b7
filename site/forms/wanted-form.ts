/** How far outside the window a form is taken for near. */
const NEAR = '300px'

/** Milliseconds that a press of a button waits for the code of its form; after that the browser sends the form by itself. */
const PATIENCE = 3000

interface Wish {
  /** Settles once the form is wanted. */
  made: Promise<void>
  make: () => void
  /** Makes the wish when one of the forms that came with the page is near; until their code is there, holds what is pressed in them. */
  watch: () => void
}

const held = new WeakMap<HTMLFormElement, () => void>()

/** The wish for the forms that are sent to an address: nothing of a form is loaded before it is needed. */
export function wishForForm(action: string): Wish {
  let make = () => {}
  const made = new Promise<void>((resolve) => {
    make = resolve
  })
  function watch() {
    const forms = document.querySelectorAll<HTMLFormElement>(`form[action="${action}"]`)
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        make()
      },
      { rootMargin: NEAR },
    )
    for (const form of forms) {
      observer.observe(form)
      holdPresses(form)
    }
  }
  return { made, make, watch }
}

// Heard at the window: React stops what happens in parts that it has not taken over yet on its way through the document.
function holdPresses(form: HTMLFormElement) {
  let patience: ReturnType<typeof setTimeout> | undefined
  function hold(event: Event) {
    const button = (event.target as Element).closest<HTMLButtonElement>('[type="submit"]')
    if (button?.form !== form) return
    event.preventDefault()
    patience ??= setTimeout(release, PATIENCE)
  }
  function release() {
    clearTimeout(patience)
    held.delete(form)
    window.removeEventListener('click', hold, true)
    if (patience !== undefined && form.isConnected) form.requestSubmit()
  }
  held.set(form, release)
  window.addEventListener('click', hold, true)
}

/** To be called by the code of a form once it has taken the form over: what was pressed meanwhile is done now. */
export function doHeldPress(form: HTMLFormElement): void {
  const release = held.get(form)
  if (!release) return
  form.noValidate = true
  release()
}
