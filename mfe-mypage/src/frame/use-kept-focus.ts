import { useEffect, type RefObject } from 'react'

/**
 * Moves the focus to the screen's heading when the focused element disappears (a deleted record, the button
 * of a cancelled order). Keyboards and screen readers would restart at the top otherwise.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let last: Element | null = null
    const note = ({ target }: FocusEvent) => (last = target as Element)
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      // A closing dialog restores the focus itself.
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
