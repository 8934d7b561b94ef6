import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import { classNames } from './class-names'
import { Icon } from './icon'
import { VisuallyHidden } from './visually-hidden'
import styles from './page.module.css'

export type PageProps = {
  title: string
  /** Shows the heading only to screen readers, e.g. on the home page. */
  isTitleHidden?: boolean
  lead?: ReactNode
  crumbs?: readonly Crumb[]
  /** `reading` is 680 px for text and forms, `content` is 1200 px, `full` is edge to edge. */
  width?: 'reading' | 'content' | 'full'
  children: ReactNode
}

/** Renders a screen with its heading. The heading receives focus after a route change (`data-page-title`). */
export function Page({ title, isTitleHidden, lead, crumbs, width = 'content', children }: PageProps) {
  return (
    <div className={classNames(styles.page, styles[width])}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <header className={isTitleHidden ? undefined : styles.head}>
        <h1 className={styles.title} tabIndex={-1} data-page-title>
          {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}

export type SectionProps = {
  title: string
  /** A line above the title. */
  lead?: ReactNode
  /** A link to the full list. */
  more?: { href: string; label: string }
  id?: string
  children: ReactNode
}

export function Section({ title, lead, more, id, children }: SectionProps) {
  return (
    <section className={styles.section} id={id} aria-label={title}>
      <div className={styles.sectionHead}>
        <div>
          <h2 className={styles.sectionTitle}>{title}</h2>
          {lead && <p className={styles.sectionLead}>{lead}</p>}
        </div>
        {more && (
          <a className={styles.more} href={more.href}>
            {more.label}
            <Icon name="arrow-right" size="sm" />
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
