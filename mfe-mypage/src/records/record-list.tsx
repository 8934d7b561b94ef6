import type { MessageSlot, Pagination as Pages } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import { pathOfPage } from '@storefront/navigation'
import { SiteMessage } from '@storefront/site/message'
import { Page, Pagination } from '@storefront/ui'
import type { ReactNode } from 'react'
import { memberCrumbs } from '../member-screen.rules'
import styles from './record-list.module.css'

type RecordScreenProps = {
  title: string
  path: string
  message: MessageSlot
  pagination: Pages
  isBusy?: boolean
  empty: ReactNode
  children: ReactNode
}

export function RecordScreen({
  title,
  path,
  message,
  pagination,
  isBusy,
  empty,
  children,
}: RecordScreenProps) {
  return (
    <Page title={title} crumbs={memberCrumbs({ label: title })}>
      <div className={styles.stack}>
        <SiteMessage code={message} />
        {pagination.total === 0 ? (
          empty
        ) : (
          <>
            <p className={styles.count} role="status">{`${formatCount(pagination.total)}件`}</p>
            <ul className={styles.records} aria-label={title} aria-busy={isBusy}>
              {children}
            </ul>
            <Pagination {...pagination} hrefFor={(page) => pathOfPage(path, page)} />
          </>
        )}
      </div>
    </Page>
  )
}

type RecordRowProps = { title: ReactNode; badge?: ReactNode; children?: ReactNode; actions: ReactNode }

export function RecordRow({ title, badge, children, actions }: RecordRowProps) {
  return (
    <li className={styles.record}>
      <div className={styles.text}>
        <p className={styles.title}>
          {title}
          {badge}
        </p>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </li>
  )
}
