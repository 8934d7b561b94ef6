import { on, reportFailure } from '@storefront/event-bus'
import { mayReloadNow } from './chunk-reload'

/** Reports failures of remotes and of the page; a missing chunk triggers the one reload as a last resort. */
export function watchFailures() {
  on('failure.reported').subscribe(({ kind, detail }) => {
    console.warn(`[${kind}]`, detail)
    import(/* webpackChunkName: "beacon" */ '../observe/beacon').then(
      ({ sendFailure }) => sendFailure(kind, detail),
      () => undefined,
    )
    // A screen met unexpected data: loads the contract check, which tells whether an answer was at fault.
    if (detail.includes('TypeError'))
      void import(/* webpackChunkName: "contract-check" */ './report-broken-contracts').then((check) =>
        check.reportBrokenContracts(),
      )
    if (kind === 'chunk-failed' && navigator.onLine && mayReloadNow(Date.now(), sessionStorage))
      location.reload()
  })
  // Uncaught errors outside of screens and promises: the script's URL names the release.
  addEventListener('error', ({ error, message, filename }) => {
    const [, remote, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(filename ?? '') ?? []
    const words = String(error ?? message)
    if (message) reportFailure('uncaught', remote ? `${remote} ${version}: ${words}` : words)
  })
}
