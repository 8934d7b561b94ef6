import { whenIdle } from '@storefront/http'

/** Whether the shopper lets services of others be told, as it is now, and how to load their scripts. */
export type Permission = { isAllowed: () => boolean; load: (url: string) => void }

/**
 * Adds a service's own script in a quiet moment of the page: who takes a yes back before that moment loads
 * nothing until the next yes. The policy trusts what a trusted script adds. A service that does not come is
 * silent (§8).
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
