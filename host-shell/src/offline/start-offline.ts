import { inBackground } from '@storefront/remote'

/** Lets the browser cache the offline page; not in developers' pages. */
export function startOffline() {
  if (!('serviceWorker' in navigator) || 'developer' in document.documentElement.dataset) return
  inBackground('offline-not-ready', () => navigator.serviceWorker.register('/sw.js'))
}
