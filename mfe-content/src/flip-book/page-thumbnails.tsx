import type { Catalog } from '@storefront/contracts'
import { useEffect, useRef, type MouseEvent } from 'react'
import { pageHref } from './flip-book.rules'
import { isPlainPress } from './plain-press.rules'
import styles from './flip-book.module.css'

type PageThumbnailsProps = { catalog: Catalog; page: number; onOpen: (page: number) => void }

/** Renders thumbnails of all pages. An image loads when it is scrolled near. */
export function PageThumbnails({ catalog: { key, pages }, page, onOpen }: PageThumbnailsProps) {
  const row = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const current = row.current?.children[page - 1] as HTMLElement | undefined
    if (!row.current || !current) return
    row.current.scrollTo?.({ left: current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2 })
  }, [page])
  function follow(event: MouseEvent, target: number) {
    if (!isPlainPress(event)) return
    event.preventDefault()
    onOpen(target)
  }
  return (
    <nav className={styles.row} aria-label="ページの一覧">
      <ol ref={row} className={styles.thumbnails} tabIndex={0} aria-label="全ページ">
        {pages.map(({ path, width, height }, index) => (
          <li key={index}>
            <a
              href={pageHref(key, index + 1)}
              aria-label={`${index + 1}ページを開く`}
              aria-current={index + 1 === page ? 'page' : undefined}
              onClick={(event) => follow(event, index + 1)}
            >
              <img
                src={`${path}/160.webp`}
                width={width}
                height={height}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span aria-hidden="true">{index + 1}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
