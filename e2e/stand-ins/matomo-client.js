// biome-ignore-all lint/suspicious/noDocumentCookie: Matomo writes its cookies so
// The commands of Matomo's tracker that the site uses, with the cookies and the consent rules of the original.
;(() => {
  const set = (name, value) => {
    document.cookie = `${name}=${value}; Path=/; Max-Age=3600`
  }
  const remove = (pattern) => {
    for (const pair of document.cookie.split('; ')) {
      const name = pair.split('=')[0]
      if (pattern.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`
    }
  }
  const page = { url: location.href, action_name: document.title, urlref: document.referrer }
  let address
  let site
  let needsConsent = false
  let consent = /(^|; )mtm_consent=/.test(document.cookie)
  let waiting = []

  function send(values) {
    if (needsConsent && !consent) return waiting.push(values)
    set(`_pk_id.${site}.stand`, 'visitor')
    set(`_pk_ses.${site}.stand`, '1')
    navigator.sendBeacon(`${address}?${new URLSearchParams({ idsite: site, rec: '1', ...page, ...values })}`)
  }

  const commands = {
    requireConsent: () => {
      needsConsent = true
    },
    setTrackerUrl: (url) => {
      address = url
    },
    setSiteId: (id) => {
      site = id
    },
    setCustomUrl: (url) => {
      page.url = url
    },
    setDocumentTitle: (title) => {
      page.action_name = title
    },
    setReferrerUrl: (url) => {
      page.urlref = url
    },
    trackPageView: () => send({}),
    enableJSErrorTracking: () =>
      addEventListener('error', ({ message }) => send({ e_c: 'JavaScript Errors', e_n: message })),
    rememberConsentGiven: () => {
      consent = true
      remove(/^mtm_consent_removed$/)
      set('mtm_consent', Date.now())
      for (const values of waiting) send(values)
      waiting = []
    },
    forgetConsentGiven: () => {
      consent = false
      remove(/^mtm_consent$/)
      set('mtm_consent_removed', Date.now())
    },
    deleteCookies: () => remove(/^_pk_/),
  }

  const push = (...list) => {
    for (const [name, ...values] of list) {
      if (!commands[name]) throw new Error(`Matomo has no command ${name}`)
      commands[name](...values)
    }
  }
  const queue = window._paq ?? []
  window._paq = { push }
  push(...queue)
})()
