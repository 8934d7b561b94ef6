// Runs in the page of a remote that is developed: what goes wrong there is told where its sources are built.
const send = (kind, error, componentStack) => {
  const { message = String(error), stack = '' } = error ?? {}
  const body = JSON.stringify({ kind, message, stack, componentStack, page: location.pathname })
  // Whoever hears it is away while the command is started again: then nothing is told.
  // @ts-expect-error The build puts the address here.
  fetch(__REPORT_URL__, { method: 'POST', body, keepalive: true }).catch(() => undefined)
}

addEventListener('error', ({ error, message }) => send('error', error ?? { message }))
addEventListener('unhandledrejection', ({ reason }) => reason?.name !== 'AbortError' && send('error', reason))

/**
 * As the console would write it: `%s` stands for the words that follow.
 * @param {unknown[]} words
 */
const written = ([first = '', ...rest]) => String(first).replace(/%s/g, () => String(rest.shift() ?? ''))

// React tells on the console alone of what an error boundary has caught, and of markup that does not fit.
const { error: write } = console
console.error = (...words) => {
  write.apply(console, words)
  // What webpack's own client writes came from where the sources are built.
  if (/^\[(webpack-dev-server|HMR)\]/.test(String(words[0]))) return
  const error = words.find((word) => word instanceof Error)
  const componentStack = words.find((word) => typeof word === 'string' && /^\s*(at .+\n?)+/.test(word))
  const message = error ? error.message : written(words)
  if (/hydrat/i.test(message)) send('hydration', error ?? { message }, componentStack)
  else if (error) send('error', error, componentStack)
}
