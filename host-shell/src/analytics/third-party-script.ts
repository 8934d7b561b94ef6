import { whenIdle } from '@storefront/http'

/** The current consent to third-party services, and a function that loads their scripts. */
export type Permission = { isAllowed: () => boolean; load: (url: string) => void }

/**
 * Adds a service's script when the page is idle. If consent is withdrawn before then, the script waits for
 * the next consent. The content security policy trusts scripts that a trusted script adds. A service that
 * fails to load fails silently (§8).
 */
export function createScriptLoader({ isAllowed }: Pick<Permission, 'isAllowed'>) {
  const held = new Set<string>()
  function addHeld() {
    if (!isAllowed()) return
    for (const url of held) {
      const script = document.createElement('script')
      script.async = true
      script.src = url
      document.head.append(script)
    }
    held.clear()
  }
  return {
    load: (url: string) => void whenIdle().then(() => (held.add(url), addHeld())),
    addHeld,
  }
}
