import { Icon } from './icon'
import styles from './breadcrumbs.module.css'

export type Crumb = { label: string; href?: string }

/** Renders the path to the current page, which is the last crumb. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="現在位置">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${href ?? ''}${label}`}>
            {index > 0 && <Icon name="chevron-right" size="sm" />}
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
