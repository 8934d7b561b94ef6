import { Button, Dialog } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './removal-question.module.css'

type RemovalQuestionProps = {
  title: string
  isOpen: boolean
  onConfirm: () => void
  onClose: () => void
  /** What is done at a yes; deleting unless told. */
  confirm?: string
  /** What goes, and what that means. */
  children: ReactNode
}

/** Asks before something is gone for good. */
export function RemovalQuestion({
  title,
  isOpen,
  onConfirm,
  onClose,
  confirm = '削除する',
  children,
}: RemovalQuestionProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant="primary" onClick={onConfirm}>
            {confirm}
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
