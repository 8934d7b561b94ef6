// Runs in a page during development and sends the page's errors to the terminal.
/**
 * @param {string} kind
 * @param {{ message?: string, stack?: string } | null | undefined} error
 * @param {string} [componentStack]
 */
const send = (kind, error, componentStack) => {
  const { message = String(error), stack = '' } = error ?? {}
  const body = JSON.stringify({ kind, message, stack, componentStack, page: location.pathname })
  // The report is lost while the command restarts, because the receiver is down.
  // @ts-expect-error The build defines the address.
  fetch(__REPORT_URL__, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

addEventListener('error', ({ error, message }) => send('error', error ?? { message }))
addEventListener('unhandledrejection', ({ reason }) => reason?.name !== 'AbortError' && send('error', reason))

/**
 * Formats arguments like the console: the next argument replaces each `%s`.
 * @param {unknown[]} words
 */
const written = ([first = '', ...rest]) => String(first).replace(/%s/g, () => String(rest.shift() ?? ''))

// React reports hydration mismatches, and errors caught by a boundary, only on the console.
const { error: write } = console
console.error = (...words) => {
  write.apply(console, words)
  // The build already reports the errors that webpack's client prints.
  if (/^\[(webpack-dev-server|HMR)\]/.test(String(words[0]))) return
  const error = words.find((word) => word instanceof Error)
  const componentStack = words.find((word) => typeof word === 'string' && /^\s*(at .+\n?)+/.test(word))
  const message = error ? error.message : written(words)
  if (/hydrat/i.test(message)) send('hydration', error ?? { message }, componentStack)
  else if (error) send('error', error, componentStack)
}
