import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './badge.module.css'

export type BadgeProps = {
  tone?: 'plain' | 'accent' | 'positive' | 'caution' | 'danger' | 'muted'
  children: ReactNode
}

/** Renders a label of one or two words: 新着, 残りわずか, 売り切れ. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}
