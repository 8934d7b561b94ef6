import { outlet } from '../remotes/outlet-element'

/**
 * Moves the focus to the field that the screen names, to the section that the URL names, or to the heading,
 * so that screen readers announce the new page.
 */
export function focusScreen() {
  const asked = outlet().querySelector<HTMLElement>('[data-focused-first]')
  if (asked) return asked.focus()
  const target = findAnchor(location.hash) ?? outlet().querySelector<HTMLElement>('h1') ?? outlet()
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Finds the element that a hash names, e.g. #noshi. Returns null for a malformed hash. */
export function findAnchor(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
