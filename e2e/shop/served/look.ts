import { isInaccessible, queryAllByLabelText, queryAllByRole } from '@testing-library/dom'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
/** An accessible name: a part of it, or a pattern. */
export type Name = string | RegExp

const controls = 'input, select, textarea'
/** Block elements. Their texts are separated by a space. */
const blocks =
  'p, div, li, dt, dd, h1, h2, h3, h4, tr, td, th, section, article, label, legend, summary, button'

export function readText(element: Element | null): string {
  const copy = element?.cloneNode(true) as Element | undefined
  for (const hidden of copy?.querySelectorAll('[hidden], script, style, template') ?? []) hidden.remove()
  for (const block of copy?.querySelectorAll(blocks) ?? []) block.append(' ')
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** Lists usable elements with a role and a name. */
export function allOfRole(place: HTMLElement, role: string, name: Name): HTMLElement[] {
  const isNamed = (own: string) => (typeof name === 'string' ? own.includes(name) : name.test(own))
  return queryAllByRole(place, role, { name: isNamed, hidden: true }).filter(
    (element) => !isInaccessible(element) && !isFolded(element),
  )
}

/**
 * Finds the first button with this name, or else the first link, in the first place that has either. Stops
 * there, because computing the names of a whole page takes 0.2 s.
 */
export function findPressable(name: Name, places: HTMLElement[]): HTMLElement | undefined {
  for (const place of places)
    for (const role of ['button', 'link']) {
      const [element] = allOfRole(place, role, name)
      if (element) return element
    }
  return undefined
}

/**
 * Finds the first field with this label, or the first that matches a selector like `[name="orderer.email"]`.
 */
export function findField(field: Name, places: HTMLElement[]): Control | undefined {
  for (const place of places) {
    const [control] =
      typeof field === 'string' && field.startsWith('[')
        ? place.querySelectorAll<Control>(field)
        : queryAllByLabelText<Control>(place, field, { exact: false, selector: controls })
    if (control) return control
  }
  return undefined
}

export const nameOf = (element: Element) =>
  element.getAttribute('name') ?? element.getAttribute('aria-label') ?? readText(element)

/** Throws if an element can't be used because it is hidden, disabled, read-only, or inside closed details. */
export function expectUsable(element: Element): void {
  if (element.matches('[type="hidden"], [hidden], [hidden] *'))
    throw new Error(`「${nameOf(element)}」 is hidden`)
  if (element.hasAttribute('disabled') || element.closest('fieldset[disabled]'))
    throw new Error(`「${nameOf(element)}」 is disabled`)
  if (element.hasAttribute('readonly')) throw new Error(`「${nameOf(element)}」 can only be read`)
  if (isFolded(element)) throw new Error(`「${nameOf(element)}」 is in closed details: unfold them first`)
}

function isFolded(element: Element): boolean {
  const details = element.parentElement?.closest('details:not([open])')
  if (!details) return false
  return !details.querySelector(':scope > summary')?.contains(element) || isFolded(details)
}
