import { on, reportFailure } from '@storefront/event-bus'
import { mayReloadNow } from './chunk-reload'

/** Reports of remotes and of the page itself; a lost chunk is the last resort's one reload. */
export function watchFailures() {
  on('failure.reported').subscribe(({ kind, detail }) => {
    console.warn(`[${kind}]`, detail)
    import(/* webpackChunkName: "beacon" */ '../observe/beacon').then(
      ({ sendFailure }) => sendFailure(kind, detail),
      () => undefined,
    )
    // A screen has met what it does not expect: the shapes come now and tell whether an answer was at fault.
    if (detail.includes('TypeError'))
      void import(/* webpackChunkName: "contract-check" */ './contract-check').then((check) =>
        check.reportBrokenContracts(),
      )
    if (kind === 'chunk-failed' && navigator.onLine && mayReloadNow(Date.now(), sessionStorage))
      location.reload()
  })
  // What no screen and no promise catches: its script says whose it is.
  addEventListener('error', ({ error, message, filename }) => {
    const [, remote, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(filename ?? '') ?? []
    const words = String(error ?? message)
    if (message) reportFailure('uncaught', remote ? `${remote} ${version}: ${words}` : words)
  })
}
