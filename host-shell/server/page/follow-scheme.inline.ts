/**
 * Applies the light or dark scheme before the first paint: the shopper's choice, or else the system's. The
 * footer is never hydrated, so this script also handles the footer's scheme selector and, before the shell is
 * ready, clicks on the privacy settings.
 * @param key of the choice in the browser's storage
 */
export function followScheme(key: string): void {
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
