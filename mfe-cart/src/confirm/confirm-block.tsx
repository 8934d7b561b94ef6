import type { ReactNode } from 'react'
import styles from './confirm-block.module.css'

type ConfirmBlockProps = { title: string; edit?: { href: string; label: string }; children: ReactNode }

export function ConfirmBlock({ title, edit, children }: ConfirmBlockProps) {
  return (
    <section className={styles.block} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {edit && (
          <a href={edit.href} aria-label={edit.label}>
            変更する
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
