import { useEffect, type RefObject } from 'react'

/**
 * What has the focus may go with what it stood for: a deleted record, the button of a cancelled order. The
 * screen's heading has it then, so that a keyboard or a screen reader goes on from there, not from the top.
 */
export function useKeptFocus(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let last: Element | null = null
    const note = ({ target }: FocusEvent) => (last = target as Element)
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return
      // A dialog that closes gives the focus back itself.
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
