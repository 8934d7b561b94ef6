// Runs in a page during development and sends its errors to the terminal.
const send = (kind, error, componentStack) => {
  const { message = String(error), stack = '' } = error ?? {}
  const body = JSON.stringify({ kind, message, stack, componentStack, page: location.pathname })
  // The receiver is away while the command restarts: the report is lost then.
  // @ts-expect-error The build puts the address here.
  fetch(__REPORT_URL__, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

addEventListener('error', ({ error, message }) => send('error', error ?? { message }))
addEventListener('unhandledrejection', ({ reason }) => reason?.name !== 'AbortError' && send('error', reason))

/**
 * Formats like the console: `%s` is replaced by the next argument.
 * @param {unknown[]} words
 */
const written = ([first = '', ...rest]) => String(first).replace(/%s/g, () => String(rest.shift() ?? ''))

// React reports errors caught by a boundary and hydration mismatches only on the console.
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
