import type { Site } from '@storefront/site'

/**
 * Says before the first paint whether the page is light or dark: as the shopper chose, else as the system is.
 * It listens to the footer itself, which no other script brings to life: to the choice of a scheme, and to
 * who asks for the privacy settings before the shell can.
 */
export const schemeScript = ({ settings }: Pick<Site, 'settings'>) =>
  `(${followScheme.toString()})(${JSON.stringify(settings.namespace ? `${settings.namespace}.scheme` : 'scheme')})`

/** Stands in the document as text: it uses nothing from outside itself. */
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
  // Behind the first showing: a browser that keeps nothing throws here, and follows its system.
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
 * Google's own way to say a command: the tag manager knows one by its being `arguments`, which a module has
 * none of.
 */
export const commandScript = 'window.gtag=function(){(window.dataLayer=window.dataLayer||[]).push(arguments)}'
