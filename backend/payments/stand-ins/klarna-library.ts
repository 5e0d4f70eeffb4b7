import type { Language } from '#domain/texts/language.ts'

const STAND_IN: Readonly<Record<Language, string>> = {
  de: 'Klarna (Vorführung): Es wird kein Geld bewegt.',
  en: 'Klarna (demonstration): no money is moved.',
  fr: 'Klarna (démonstration)\u00a0: aucun argent n’est débité.',
}

/** The part of Klarna's browser library that a shop uses: init, load and authorize, with a widget that says what it is. */
export const klarnaLibrary = (pages: string): string => `(() => {
  let clientToken
  const words = ${JSON.stringify(STAND_IN)}
  const answer = (callback, result) => setTimeout(() => callback && callback(result), 0)
  const place = (container) => (typeof container === 'string' ? document.querySelector(container) : container)
  window.Klarna = {
    Payments: {
      init({ client_token }) { clientToken = client_token },
      load({ container }, data, callback) {
        const at = place(container)
        if (at) {
          at.textContent = ''
          const text = document.createElement('p')
          text.textContent = words[document.documentElement.lang.slice(0, 2)] || words.de
          at.append(text)
        }
        answer(callback || data, { show_form: true })
      },
      authorize(options, data, callback) {
        fetch(${JSON.stringify(`${pages}/authorize`)}, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ client_token: clientToken }),
        })
          .then((response) => response.json())
          .catch(() => ({ approved: false, show_form: true }))
          .then((result) => answer(callback || data, result))
      },
    },
  }
  if (window.klarnaAsyncCallback) window.klarnaAsyncCallback()
})()
`
