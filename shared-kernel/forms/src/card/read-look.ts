import type { CardFieldsLook } from '@storefront/contracts'

/** Reads the look of the shop's fields from the tokens that apply to an element. */
export function readLook(element: Element): CardFieldsLook {
  const style = getComputedStyle(element)
  const root = document.documentElement
  const read = (token: string) => style.getPropertyValue(token).trim()
  return {
    colours: {
      ink: read('--ink'),
      inkSoft: read('--ink-soft'),
      surface: read('--surface'),
      line: read('--line-strong'),
      danger: read('--danger'),
      focus: read('--focus'),
    },
    fontFamily: style.fontFamily,
    fontSize: getComputedStyle(root).fontSize,
    radius: read('--radius'),
    isDark: root.dataset['scheme'] === 'dark',
  }
}

/** Calls back when the shop's colour scheme or theme changes. Returns how to stop. */
export function watchLook(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme', 'data-theme'] })
  return () => observer.disconnect()
}
