import { Mark } from '@tiptap/core'

const mark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

export const Superscript = mark('superscript', 'sup')
export const Subscript = mark('subscript', 'sub')
