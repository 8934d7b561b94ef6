import type { Site } from '@storefront/site'

/**
 * Sets light or dark before the first paint: the shopper's choice, else the system's. Also listens to the
 * footer, which is never hydrated: to the choice of a scheme, and to a click on the privacy settings before
 * the shell can.
 */
export const schemeScript = ({ settings }: Pick<Site, 'settings'>) =>
  `(${followScheme.toString()})(${JSON.stringify(settings.namespace ? `${settings.namespace}.scheme` : 'scheme')})`

/** Inlined as text: it uses nothing from outside itself. */
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
  // After the first call: a browser without storage throws here and follows its system.
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

/** Google's form of a command: the tag manager recognises it by being `arguments`, which a module lacks. */
export const commandScript = 'window.gtag=function(){(window.dataLayer=window.dataLayer||[]).push(arguments)}'
