// Screens that tests draw are waited for as long as everything else: a machine with other work beside it may need many times the usual.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 30_000 })
}

export {}
