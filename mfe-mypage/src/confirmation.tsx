import { useCommand } from '@storefront/remote'
import { Button, Dialog } from '@storefront/ui'
import { useState, type ReactNode } from 'react'
import styles from './confirmation.module.css'

type Question = {
  title: string
  text: ReactNode
  command: () => Promise<unknown>
  /** Toast shown on success, as in `useCommand`. */
  done?: string
  /** Label of the confirm button. Defaults to 削除する. */
  confirm?: string
}

/**
 * Asks before a command that can't be undone. `ask` opens the dialog `question` about a subject. `describe`
 * turns the subject into the dialog's text and the command. `run` and `isPending` are those of `useCommand`.
 */
export function useConfirmation<Subject>(describe: (subject: Subject) => Question) {
  const { run, isPending } = useCommand()
  const [asked, ask] = useState<Subject>()
  const { title = '', text, command, done, confirm = '削除する' } = asked === undefined ? {} : describe(asked)
  const close = () => ask(undefined)

  function runAsked() {
    close()
    if (command) void run(command, { done })
  }

  const question = (
    <Dialog
      isOpen={asked !== undefined}
      title={title}
      onClose={close}
      footer={
        <div className={styles.actions}>
          <Button variant="primary" onClick={runAsked}>
            {confirm}
          </Button>
          <Button variant="quiet" onClick={close}>
            やめる
          </Button>
        </div>
      }
    >
      <div className={styles.question}>{text}</div>
    </Dialog>
  )
  return { ask, question, run, isPending }
}
