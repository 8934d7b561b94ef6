import type { Site } from '@storefront/site'

/**
 * Returns a script that applies the light or dark scheme before the first paint: the shopper's choice, or
 * else the system's. The footer is never hydrated, so the script also handles the footer's scheme selector
 * and, before the shell is ready, clicks on the privacy settings.
 */
export const schemeScript = ({ settings }: Pick<Site, 'settings'>) =>
  `(${followScheme.toString()})(${JSON.stringify(settings.namespace ? `${settings.namespace}.scheme` : 'scheme')})`

/** This function is inlined as text, so it must not refer to anything outside itself. */
function followScheme(key: string) {
  const { dataset } = document.documentElement
  const dark = matchMedia('(prefers-color-scheme:dark)')
  let chosen: string | null = null
  const show = () => {
    dataset.scheme = chosen === 'dark' || (chosen !== 'light' && dark.matches) ? 'dark' : 'light'
    const select = document.querySelector<HTMLSelectElement>('[name=shell-scheme]')
    if (select) select.value = chosen === 'dark' || chosen === 'light' ? chosen : 'auto'
  }
  show()
  // Must come after the first call: if storage is blocked, this throws and the system's scheme stays.
  chosen = localStorage.getItem(key)
  show()
  dark.addEventListener('change', show)
  addEventListener('DOMContentLoaded', show)
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLSelectElement
    if (name !== 'shell-scheme') return
    chosen = value
    show()
    localStorage.setItem(key, value)
  })
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest?.('[data-consent]')) dataset.consent = 'asked'
  })
}

/**
 * Google's gtag function. The tag manager requires a real `arguments` object, which a module cannot supply.
 */
export const commandScript = 'window.gtag=function(){(window.dataLayer=window.dataLayer||[]).push(arguments)}'
