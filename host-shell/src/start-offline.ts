import { inBackground } from '@storefront/remote'

/** Registers the service worker, which caches the offline page. Skipped on developers' pages. */
export function startOffline() {
  if (!('serviceWorker' in navigator) || 'developer' in document.documentElement.dataset) return
  inBackground('offline-not-ready', () => navigator.serviceWorker.register('/sw.js'))
}
