import { whenIdle } from '@storefront/http'

/** The current consent to third-party services, and a loader of their scripts. */
export type Permission = { isAllowed: () => boolean; load: (url: string) => void }

/**
 * Adds a service's script while the page is idle: a consent withdrawn before that loads nothing until the
 * next one. The policy trusts scripts that a trusted script adds. A service that fails to load is silent
 * (§8).
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
