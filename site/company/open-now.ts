import { openStatus, openText } from '#domain/hours/open-status.ts'
import { isLanguage } from '#domain/texts/language.ts'

/** How often the clock is looked at, in milliseconds. */
const LOOK_AGAIN = 20_000

/**
 * `<open-now lang="de" times="29…,29…" clock="60">`: what the door says now, counted from the times and the clock that came with the page, however long ago that was. Its words
 * stand in a shadow, where React does not look for them.
 */
class OpenNow extends HTMLElement {
  static observedAttributes = ['lang', 'times']
  readonly #text = this.attachShadow({ mode: 'open' }).appendChild(new Text())
  #timer: number | undefined

  connectedCallback() {
    this.#show()
    this.#timer = window.setInterval(() => this.#show(), LOOK_AGAIN)
  }

  disconnectedCallback() {
    clearInterval(this.#timer)
  }

  attributeChangedCallback() {
    this.#show()
  }

  #show() {
    const { lang } = this
    const now = Date.now()
    const status = openStatus(this.#numbers('times'), now)
    const [first = 0, change, later] = this.#numbers('clock')
    this.dataset.open = String(status?.isOpen ?? '')
    this.#text.data = status && isLanguage(lang) ? openText(status, now, lang, [first, change, later]) : ''
  }

  #numbers(name: 'times' | 'clock'): number[] {
    return (this.getAttribute(name) ?? '').split(',').map(Number)
  }
}

if (!customElements.get('open-now')) customElements.define('open-now', OpenNow)
