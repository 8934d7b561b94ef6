import { Button, Dialog } from '@storefront/ui'
import type { ReactNode } from 'react'
import styles from './removal-question.module.css'

type RemovalQuestionProps = {
  title: string
  isOpen: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before something is gone for good. */
export function RemovalQuestion({ title, isOpen, onConfirm, onClose, children }: RemovalQuestionProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant="primary" onClick={onConfirm}>
            削除する
          </Button>
          <Button variant="quiet" onClick={onClose}>
            やめる
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  )
}
