import { openStatus, openText } from '#domain/hours/open-status.ts'
import { isLanguage } from '#domain/texts/language.ts'

/** How often the clock is looked at, in milliseconds. */
const LOOK_AGAIN = 20_000

/**
 * `<open-now lang="de" times="29…,29…">`: what the door says now, counted from the times that came with the page, however long ago that was. Its words
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
    const times = (this.getAttribute('times') ?? '').split(',').map(Number)
    const now = Date.now()
    const status = openStatus(times, now)
    this.dataset.open = String(status?.isOpen ?? '')
    this.#text.data = status && isLanguage(lang) ? openText(status, now, lang) : ''
  }
}

if (!customElements.get('open-now')) customElements.define('open-now', OpenNow)
