import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from './button'
import { classNames } from './class-names'
import styles from './dialog.module.css'

export type DialogProps = {
  isOpen: boolean
  title: string
  onClose: () => void
  footer?: ReactNode
  /** `dialog` is centred, `left` and `right` are drawers, `bottom` is a sheet, `full` is for images. */
  placement?: 'dialog' | 'left' | 'right' | 'bottom' | 'full'
  children: ReactNode
}

/**
 * Renders a native modal dialog. The browser traps focus and returns it on close. Escape or a click outside
 * closes the dialog.
 */
export function Dialog({ isOpen, title, onClose, footer, placement = 'dialog', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  const titleId = useId()

  // Opens in the same commit as the content is rendered, so that the dialog never appears closed.
  useLayoutEffect(() => {
    if (!isOpen) return
    opener.current = document.activeElement
    dialog.current?.showModal()
  }, [isOpen])
  useEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return
    return () => {
      element.close()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [isOpen])

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[placement])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React bubbles the event of a dialog that is opened inside this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <IconButton icon="close" label="閉じる" onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}

export type DrawerProps = Omit<DialogProps, 'placement'> & { side?: 'left' | 'right' | 'bottom' }

export function Drawer({ side = 'right', ...rest }: DrawerProps) {
  return <Dialog {...rest} placement={side} />
}
