/**
 * Returns the window for a data router. single-spa dispatches an additional popstate for every pushState,
 * which a router would take for Back.
 * @returns a proxy whose popstate listeners receive only the browser's own events
 */
export function routerWindow(): Window {
  const wrapped = new Map<EventListener, EventListener>()
  const addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    if (type !== 'popstate') return window.addEventListener(type, listener, options)
    const genuineOnly = (event: Event) => {
      if (!('singleSpa' in event)) listener(event)
    }
    wrapped.set(listener, genuineOnly)
    window.addEventListener(type, genuineOnly, options)
  }
  const removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions) => {
    window.removeEventListener(type, wrapped.get(listener) ?? listener, options)
    wrapped.delete(listener)
  }
  const replaced = new Map<PropertyKey, unknown>([
    ['addEventListener', addEventListener],
    ['removeEventListener', removeEventListener],
  ])
  return new Proxy(window, {
    get(target, name) {
      if (replaced.has(name)) return replaced.get(name)
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' && !/^[A-Z]/.test(String(name)) ? value.bind(target) : value
    },
  })
}
