/** Before a button goes with its line: the focus comes to that of the next line, else of the one before, else to the start of the page. */
export function focusBeside(button: HTMLElement): void {
  const line = button.closest('li')
  const beside = (line?.nextElementSibling ?? line?.previousElementSibling)?.querySelector('button')
  const next = beside ?? document.getElementById('content')
  next?.focus({ preventScroll: true })
}
