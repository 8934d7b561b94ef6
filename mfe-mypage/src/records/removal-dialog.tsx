import { Button, Dialog } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './removal-dialog.module.css'

type RemovalDialogProps = {
  isOpen: boolean
  title: string
  onClose: () => void
  onRemove: () => void
  /** What goes, and what that means. */
  children: ReactNode
}

/** The question before something is deleted for good. */
export function RemovalDialog({ isOpen, title, onClose, onRemove, children }: RemovalDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant="primary" onClick={onRemove}>
            削除する
          </Button>
          <Button variant="quiet" onClick={onClose}>
            やめる
          </Button>
        </div>
      }
    >
      <div className={styles.question}>{children}</div>
    </Dialog>
  )
}
