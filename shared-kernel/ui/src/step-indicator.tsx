import { Icon } from './icon'
import { VisuallyHidden } from './visually-hidden'
import styles from './step-indicator.module.css'

export type StepIndicatorProps = {
  steps: readonly { label: string; href?: string }[]
  /** Index of the current step. All steps before it are done. */
  current: number
  label?: string
}

/** Renders the progress of an order: カート → お届け先 → お支払い → 確認. */
export function StepIndicator({ steps, current, label = 'ご注文の流れ' }: StepIndicatorProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index < current
        return (
          <li
            key={step.label}
            className={isDone ? styles.done : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.mark}>{isDone ? <Icon name="check" size="sm" /> : index + 1}</span>
            {isDone && step.href ? <a href={step.href}>{step.label}</a> : <span>{step.label}</span>}
            {isDone && <VisuallyHidden>（完了）</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
