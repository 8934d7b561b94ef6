import { Icon } from './icon'
import { VisuallyHidden } from './visually-hidden'
import styles from './pagination.module.css'

export type PaginationProps = {
  current: number
  last: number
  hrefFor: (page: number) => string
  label?: string
}

/**
 * Returns the page numbers to link to: the first, the last, and the current one with its neighbours. 0 stands
 * for a gap.
 */
export function pagesAround(current: number, last: number): number[] {
  const pages = [...new Set([1, current - 1, current, current + 1, last])].filter(
    (page) => page >= 1 && page <= last,
  )
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1] ?? page - 1
    if (page - previous === 2) return [page - 1, page]
    return page - previous > 2 ? [0, page] : [page]
  })
}

/**
 * Renders links to the pages of a list, and announces the page that is moved to. Renders nothing if there is
 * only one page.
 */
export function Pagination({ current, last, hrefFor, label = 'ページ送り' }: PaginationProps) {
  if (last <= 1) return null
  return (
    <nav aria-label={label}>
      <ol className={styles.pages}>
        {current > 1 && (
          <li>
            <a href={hrefFor(current - 1)} rel="prev" aria-label="前のページ">
              <Icon name="chevron-left" />
            </a>
          </li>
        )}
        {pagesAround(current, last).map((page, index) => (
          <li key={page || `gap-${index}`}>
            {page === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={hrefFor(page)}
                aria-current={page === current ? 'page' : undefined}
                aria-label={`${page}ページ目`}
              >
                {page}
              </a>
            )}
          </li>
        ))}
        {current < last && (
          <li>
            <a href={hrefFor(current + 1)} rel="next" aria-label="次のページ">
              <Icon name="chevron-right" />
            </a>
          </li>
        )}
      </ol>
      <VisuallyHidden isAnnounced>{`${current}ページ目`}</VisuallyHidden>
    </nav>
  )
}
