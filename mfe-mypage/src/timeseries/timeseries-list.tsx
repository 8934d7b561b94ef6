import type { TimeseriesEntry } from '@storefront/contracts'
import { EmptyState, LinkButton, Page, type IconName } from '@storefront/ui'
import type { ReactNode } from 'react'
import { useConfirmation } from '../confirmation'
import { memberCrumbs } from '../member-screen.rules'
import { DeleteButton } from '../records/delete-button'
import { removeEntry } from './timeseries.api'
import styles from './timeseries.module.css'

type TimeseriesListProps = {
  title: string
  entries: readonly TimeseriesEntry[]
  limit: number | null
  empty: { icon: IconName; title: string; text: string }
  add: { href: string; label: string }
  /** Shown once the list has `limit` entries. */
  fullText: string
  /** Noun of an entry, for the question before its removal and the toast after it. */
  noun: string
  nameOf: (entry: TimeseriesEntry) => string
  label?: string
  /** Shown before the list, or beside it if there is room. */
  chart?: ReactNode
  renderEntry: (entry: TimeseriesEntry, removeButton: ReactNode) => ReactNode
}

/** Renders a member's entries of one purpose, newest first, which can be added and removed. */
export function TimeseriesList(props: TimeseriesListProps) {
  const { title, entries, limit, empty, add, fullText, noun, nameOf, label, chart, renderEntry } = props
  const { ask, question, isPending } = useConfirmation((entry: TimeseriesEntry) => ({
    title: `${noun}の削除`,
    text: `${nameOf(entry)}を削除します。元に戻すことはできません。`,
    command: () => removeEntry(entry.id),
    done: `${noun}を削除しました`,
  }))

  const list = (
    <ul className={styles.entries} aria-label={label} aria-busy={isPending}>
      {entries.map((entry) => (
        <li key={entry.id}>
          {renderEntry(
            entry,
            <DeleteButton label={`${nameOf(entry)}を削除する`} onClick={() => ask(entry)} />,
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <Page title={title} crumbs={memberCrumbs({ label: title })}>
      {entries.length === 0 ? (
        <EmptyState
          icon={empty.icon}
          title={empty.title}
          action={<LinkButton href={add.href}>{add.label}</LinkButton>}
        >
          {empty.text}
        </EmptyState>
      ) : (
        <div className={styles.stack}>
          <div className={styles.actions}>
            <LinkButton href={add.href} icon="plus">
              {add.label}
            </LinkButton>
            {limit !== null && (
              <span className={styles.soft}>
                {`${entries.length}件／${limit}件まで。`}
                {entries.length >= limit && fullText}
              </span>
            )}
          </div>
          {chart ? (
            <div className={styles.columns}>
              {chart}
              {list}
            </div>
          ) : (
            list
          )}
        </div>
      )}
      {question}
    </Page>
  )
}
