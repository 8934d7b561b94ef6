import { headerAfter, type HeaderScroll } from './header-scroll.rules'

/**
 * Hides the header when scrolling down. Anchors still reserve its height, because scrolling up to an anchor
 * shows the header again.
 */
export function watchHeaderScroll(): () => void {
  const header = document.getElementById('shell-header')
  if (!header) return () => undefined
  let state: HeaderScroll = { lastY: scrollY, isAway: false }
  const show = (next: HeaderScroll) => {
    if (next.isAway !== state.isAway) header.toggleAttribute('data-away', next.isAway)
    state = next
  }
  const follow = () => show(headerAfter(state, scrollY, header.offsetHeight))
  // A new screen starts with the header visible, at any scroll position.
  const begin = () => show({ lastY: scrollY, isAway: false })
  const keepRoom = () =>
    document.documentElement.style.setProperty('--header-height', `${header.offsetHeight}px`)
  keepRoom()
  addEventListener('scroll', follow, { passive: true })
  addEventListener('resize', keepRoom)
  addEventListener('single-spa:routing-event', begin)
  return () => {
    removeEventListener('scroll', follow)
    removeEventListener('resize', keepRoom)
    removeEventListener('single-spa:routing-event', begin)
  }
}
