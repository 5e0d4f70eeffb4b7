/**
 * Has the browser lay out the page to its end, which it otherwise does as its parts come near: needed before a place far down is gone
 * to, for until then its distance is a guess. `site/ui/base.css` says which parts wait.
 */
export function layOutWhole({ documentElement }: Document): void {
  documentElement.dataset.whole = ''
}
