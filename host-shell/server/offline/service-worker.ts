/**
 * Returns the source of the shop's service worker. The worker caches only the offline page. Every other
 * response bypasses the cache, so shoppers never see a stale page or someone else's.
 */
export const serviceWorker = (version: string) =>
  `(${answerLostNavigations.toString()})(${JSON.stringify(version)})`

/** This function is inlined as text, so it must not refer to anything outside itself. */
function answerLostNavigations(version: string) {
  type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
  type Fetching = Waiting & {
    request: Request
    preloadResponse: Promise<Response | undefined>
    respondWith(answer: Promise<Response>): void
  }
  const worker = self as unknown as {
    skipWaiting(): Promise<void>
    clients: { claim(): Promise<void> }
    registration: { navigationPreload?: { enable(): Promise<void> } }
  }
  const prefix = 'offline-'
  const name = prefix + version

  addEventListener('install', (event) => {
    const keep = async () => {
      await (await caches.open(name)).add(new Request('/offline', { cache: 'reload', credentials: 'omit' }))
      await worker.skipWaiting()
    }
    ;(event as Waiting).waitUntil(keep())
  })
  addEventListener('activate', (event) => {
    const takeOver = async () => {
      for (const key of await caches.keys())
        if (key.startsWith(prefix) && key !== name) await caches.delete(key)
      // Without preload, each navigation would wait for the worker to start.
      await worker.registration.navigationPreload?.enable()
      await worker.clients.claim()
    }
    ;(event as Waiting).waitUntil(takeOver())
  })
  addEventListener('fetch', (event) => {
    const { request, preloadResponse, respondWith } = event as Fetching
    if (request.mode !== 'navigate' || request.method !== 'GET') return
    const answer = async () => {
      try {
        return (await preloadResponse) ?? (await fetch(request))
      } catch {
        return (await (await caches.open(name)).match('/offline')) ?? Response.error()
      }
    }
    respondWith.call(event, answer())
  })
}
