type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Runs in the document head. Persists input into a posted form across a reload before hydration, because
 * browsers don't restore input on a page that they may not store. Never stores passwords, codes or card data.
 */
export function persistInput(): void {
  const key = 'input-before-hydration'
  const typed = new Map<string, Control>()
  addEventListener(
    'input',
    ({ target }) => {
      const control = target as HTMLInputElement
      if (!control.name || control.form?.method !== 'post' || !control.closest('[data-hydrating]')) return
      if (/^(password|file|hidden)$/.test(control.type)) return
      if (/^(cc-|one-time)/.test(control.autocomplete ?? '')) return
      typed.set(`${control.name}|${control.type === 'radio' ? control.value : ''}`, control)
    },
    true,
  )
  addEventListener('pagehide', () => {
    if (typed.size === 0 || !document.querySelector('[data-hydrating]')) return
    const values = [...typed].map(([id, control]) => [
      id,
      control.type === 'checkbox' || control.type === 'radio'
        ? (control as HTMLInputElement).checked
        : control.value,
    ])
    sessionStorage.setItem(key, JSON.stringify([location.href, values]))
  })
  const restoreInputBeforeHydration = () => {
    const [href, values] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as
      | []
      | [href: string, values: [id: string, value: string | boolean][]]
    sessionStorage.removeItem(key)
    if (!values || href !== location.href) return
    for (const [id, value] of values) {
      const [name, choice] = id.split('|')
      for (const control of document.querySelectorAll<HTMLInputElement>(
        '[data-hydrating] form[method=post] [name]',
      )) {
        if (control.name !== name || (choice && control.value !== choice)) continue
        if (typeof value === 'boolean') control.checked = value
        else control.value = value
        typed.set(id, control)
      }
    }
  }
  Object.assign(window, { restoreInputBeforeHydration })
}

/** Runs after the server-rendered form is parsed, before any other script. */
export function restoreInput(): void {
  ;(window as unknown as { restoreInputBeforeHydration: () => void }).restoreInputBeforeHydration()
}
