import type { Colorscheme } from '@storefront/contracts'

/** Defaults (§9). */
const defaults = { size: 20, overlay: 'transparent', position: 'center' }
const places = ['center', 'top', 'bottom']

/**
 * Adds the overlay that covers the page while the next screen is being prepared. CSS shows the overlay after
 * a delay while the outlet has `aria-busy`, which screen readers announce.
 */
export function showLoading(loading: Partial<Colorscheme['loading']>) {
  const { size, overlay, position } = { ...defaults, ...loading }
  const element = document.createElement('div')
  element.className = 'shell-loading'
  element.setAttribute('aria-hidden', 'true')
  element.dataset.position = places.includes(position) ? position : defaults.position
  element.style.setProperty('--loading-size', `${size > 0 ? size : defaults.size}px`)
  element.style.backgroundColor = overlay
  element.append(document.createElement('span'))
  document.body.append(element)
}
