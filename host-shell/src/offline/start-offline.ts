import { inBackground } from '@storefront/remote'

/** Has the browser keep the page for a lost connection; developers' pages are served as they are. */
export function startOffline() {
  if (!('serviceWorker' in navigator) || 'developer' in document.documentElement.dataset) return
  inBackground('offline-not-ready', () => navigator.serviceWorker.register('/sw.js'))
}
