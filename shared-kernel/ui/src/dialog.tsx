import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from './button'
import { classNames } from './class-names'
import styles from './dialog.module.css'

export type DialogProps = {
  isOpen: boolean
  title: string
  onClose: () => void
  footer?: ReactNode
  /** `dialog` in the middle, `left` and `right` drawers, `bottom` sheet, `full` for pictures. */
  placement?: 'dialog' | 'left' | 'right' | 'bottom' | 'full'
  children: ReactNode
}

/**
 * A native modal dialog: the browser traps and returns the focus. Escape and a press outside close it.
 */
export function Dialog({ isOpen, title, onClose, footer, placement = 'dialog', children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  const titleId = useId()

  // Opens in the commit of its content, so that it never renders closed.
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

/** A dialog that slides in from a side. */
export function Drawer({ side = 'right', ...rest }: DrawerProps) {
  return <Dialog {...rest} placement={side} />
}
