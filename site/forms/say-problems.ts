type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

let count = 0

function textFor({ dataset: { missing, invalid, tooMany }, validity }: Field): string | undefined {
  if (validity.valueMissing) return missing
  return validity.rangeOverflow ? (tooMany ?? invalid) : invalid
}

function take(field: Field): void {
  const id = field.getAttribute('aria-describedby')
  if (id) field.ownerDocument.getElementById(id)?.remove()
  field.removeAttribute('aria-describedby')
  field.removeAttribute('aria-invalid')
}

function put(field: Field, text: string): void {
  take(field)
  const id = `field-problem-${++count}`
  const words = Object.assign(field.ownerDocument.createElement('p'), {
    id,
    className: 'read-problem',
    textContent: text,
  })
  field.closest('label, .read-field')?.after(words)
  field.setAttribute('aria-describedby', id)
  field.setAttribute('aria-invalid', 'true')
}

// Forms that are only read have no code of their own: the browser checks them, and would say what is wrong in its own language. Here the page
// says it beside the field, as other forms do, and the first such field gets the focus.
window.addEventListener(
  'invalid',
  (event) => {
    const field = event.target as Field
    const text = textFor(field)
    if (text === undefined) return
    event.preventDefault()
    put(field, text)
    if (field.form?.querySelector(':invalid') === field) field.focus()
  },
  true,
)

window.addEventListener(
  'input',
  ({ target }) => {
    const field = target as Field
    if (field.dataset.missing && field.validity.valid) take(field)
  },
  true,
)

export {}
