import { Button, Dialog } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './removal-question.module.css'

type RemovalQuestionProps = {
  title: string
  isOpen: boolean
  onConfirm: () => void
  onClose: () => void
  /** Label of the confirm button. Defaults to 削除する. */
  confirm?: string
  children: ReactNode
}

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
