import type { Colorscheme } from '@storefront/contracts'

/** §9, for what a scheme leaves out. */
const defaults = { size: 20, overlay: 'transparent', position: 'center' }
const places = ['center', 'top', 'bottom']

/**
 * Stands over the page while the next screen is prepared (`aria-busy` of the outlet, which screen readers
 * hear); styles show it, after a moment.
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
