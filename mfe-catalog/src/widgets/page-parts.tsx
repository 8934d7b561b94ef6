import { createWidget } from '@storefront/remote'
import { useEffect } from 'react'
import { loadPageParts, usePageParts } from './page-parts.state'
import { TopPageParts } from '../top-page/top-page-parts'
import styles from './page-parts.module.css'

type PagePartsProps = { pages: readonly string[]; isSidebar?: boolean }

/** Renders the components that staff place below or beside a page. Renders nothing until they have loaded. */
export function PageParts({ pages, isSidebar = false }: PagePartsProps) {
  const parts = usePageParts(pages)
  const names = pages.join()
  useEffect(() => loadPageParts(names.split(',')), [names])
  if (parts.length === 0) return null
  return (
    <aside className={styles.parts} aria-label={isSidebar ? 'サイドバー' : 'ショップからのご案内'}>
      <TopPageParts parts={parts} />
    </aside>
  )
}

export const pageParts = createWidget<PagePartsProps>(PageParts)
