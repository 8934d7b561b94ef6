import type { Catalog } from '@storefront/contracts'
import { LinkButton, Page } from '@storefront/ui'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { BookStage } from './stage/book-stage'
import { readOpenPage, pageHref, computeSpread } from './flip-book.rules'
import { PageThumbnails } from './page-thumbnails'
import { PageWords } from './page-words'
import styles from './flip-book.module.css'

/** Renders a flip book. The number of the open page is stored in the URL. */
export function OpenBook({ catalog }: { catalog: Catalog }) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { key, title, pages, is_orderable } = catalog
  const page = readOpenPage(query.get('page'), pages.length)
  const spread = computeSpread(page, pages.length)
  const open = (target: number) =>
    void navigate(pageHref(key, target), { replace: true, preventScrollReset: true })
  return (
    <Page
      title={title}
      crumbs={[
        { label: 'トップ', href: '/' },
        { label: 'デジタルカタログ', href: '/flip-book' },
        { label: title },
      ]}
    >
      <div className={styles.book}>
        <BookStage catalog={catalog} page={page} onOpen={open} />
        <PageWords pages={pages} spread={spread} page={page} />
        <PageThumbnails catalog={catalog} page={page} onOpen={open} />
        {is_orderable && <LinkButton href="/catalog-order">紙のカタログを請求する</LinkButton>}
      </div>
    </Page>
  )
}
