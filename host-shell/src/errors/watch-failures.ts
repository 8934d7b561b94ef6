import { on, reportFailure } from '@storefront/event-bus'
import { mayReloadNow } from './chunk-reload'

/**
 * Reports failures of remotes and of the page. As a last resort, a missing chunk triggers a single reload.
 */
export function watchFailures() {
  on('failure.reported').subscribe(({ kind, detail }) => {
    console.warn(`[${kind}]`, detail)
    import(/* webpackChunkName: "beacon" */ '../observe/beacon').then(
      ({ sendFailure }) => sendFailure(kind, detail),
      () => undefined,
    )
    // A TypeError suggests unexpected data, so check whether a response broke its contract.
    if (detail.includes('TypeError'))
      void import(/* webpackChunkName: "contract-check" */ './report-broken-contracts').then((check) =>
        check.reportBrokenContracts(),
      )
    if (kind === 'chunk-failed' && navigator.onLine && mayReloadNow(Date.now(), sessionStorage))
      location.reload()
  })
  // Catches errors outside of screens and promises. The script's URL contains the release.
  addEventListener('error', ({ error, message, filename }) => {
    const [, remote, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(filename ?? '') ?? []
    const words = String(error ?? message)
    if (message) reportFailure('uncaught', remote ? `${remote} ${version}: ${words}` : words)
  })
}
