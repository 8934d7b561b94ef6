import { on } from '@storefront/event-bus'
import { mayReloadNow } from './chunk-reload'

/** Reports of remotes and of the page itself; a lost chunk is the last resort's one reload. */
export function watchFailures() {
  on('failure.reported').subscribe(({ kind, detail }) => {
    console.warn(`[${kind}]`, detail)
    if (kind === 'chunk-failed' && navigator.onLine && mayReloadNow(Date.now(), sessionStorage))
      location.reload()
  })
}
