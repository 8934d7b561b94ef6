import { useEffect, type RefObject } from 'react'

/**
 * Moves the focus to the page heading when the focused element is removed, e.g. a deleted record or the
 * button of a cancelled order. Otherwise keyboard and screen reader users would start again at the top.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let last: Element | null = null
    const note = ({ target }: FocusEvent) => (last = target as Element)
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      // An open dialog restores the focus itself when it closes.
      if (element.querySelector('dialog[open]')) return
      last = null
      element.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true })
    })
    element.addEventListener('focusin', note)
    observer.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [frame])
}
