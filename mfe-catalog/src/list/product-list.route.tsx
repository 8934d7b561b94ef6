import { publish } from '@storefront/event-bus'
import { formatCount } from '@storefront/locale-ja'
import type { Head } from '@storefront/navigation'
import { inBackground } from '@storefront/remote'
import { SiteMessage } from '@storefront/site/message'
import { Page, Pagination, ProductGrid } from '@storefront/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, redirect, useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router-dom'
import { AlcoholNote } from '../product-tiles/alcohol-note'
import { recordSearch } from '../analytics.rules'
import { QuickAddForm } from '../product-tiles/quick-add'
import { ProductTile } from '../product-tiles/product-tile'
import { useListView } from '../product-tiles/use-list-view'
import { FilterDrawer, FilterPanel } from './filter-panel'
import { rememberSearch } from '../search/product-search-history.api'
import { fetchProductList } from './product-list.api'
import { NothingFound } from './nothing-found'
import { OccasionCard } from '../gift-ways/occasion-card'
import { headOfList, titleOfList } from './product-list.rules'
import {
  changeSearch,
  isFiltered,
  readSearch,
  withNextPage,
  writeSearch,
} from '../search/product-search.rules'
import { SaveSearch } from '../search/save-search'
import { titleOfConditions } from './search-conditions.rules'
import { SearchChips } from './search-chips'
import { SortSelect } from './sort-select'
import styles from './product-list.module.css'

/** Cards in the first rows of a desktop; their pictures are loaded at once. */
const priorityCards = 4

export async function loader({ request }: LoaderFunctionArgs) {
  const search = readSearch(new URL(request.url).searchParams)
  const list = await fetchProductList(search, request.signal)
  // Goods have gone since the page was linked to.
  if (search.page > list.pagination.last)
    throw redirect(writeSearch(changeSearch(search, { page: list.pagination.last })))
  return { search, ...list }
}

/** Who had more shown goes on with what came. */
const focusCard = (card: HTMLElement | null) => card?.querySelector('a')?.focus({ preventScroll: true })

type ListData = Awaited<ReturnType<typeof loader>>

export { ListSkeleton as HydrateFallback } from '../screen-skeleton'

export const handle = { isPrefetchable: true, head: (data: ListData): Head => headOfList(data) }

export function Component() {
  const list = useLoaderData<typeof loader>()
  const { search, products, pagination, facets } = list
  const navigation = useNavigation()
  const recordWord = useEffectEvent(() =>
    publish('analytics.recorded', recordSearch(search.word, pagination.total)),
  )
  useEffect(() => {
    if (!search.word) return
    inBackground('search-not-recorded', () => rememberSearch(search.word))
    recordWord()
  }, [search.word])
  const isReloading = navigation.state === 'loading' && navigation.location.pathname === '/product'
  // The next choice is added to the one that is on its way.
  const asked = isReloading ? readSearch(new URLSearchParams(navigation.location.search)) : search
  const first = ((search.from ?? pagination.current) - 1) * pagination.per + 1
  const title = titleOfList(list)
  const seen = useListView<HTMLElement>(title, products, first - 1)
  const next = withNextPage(search)
  // What is added stands below; once enough stand together, the next page is one of its own.
  const isAdding = next.from !== undefined
  const [addedAt, setAddedAt] = useState<number>()

  return (
    <Page
      title={title}
      lead={list.category?.description || undefined}
      crumbs={[{ label: 'トップ', href: '/' }, ...list.trail]}
    >
      <div className={styles.message}>
        <SiteMessage code="product-index" />
      </div>
      <div className={styles.layout}>
        <FilterPanel search={asked} facets={facets} />
        <section
          ref={seen}
          aria-label="商品一覧"
          aria-busy={isReloading}
          className={isReloading ? styles.reloading : undefined}
        >
          <div className={styles.bar}>
            <p className={styles.total} role="status">
              <strong>{formatCount(pagination.total)}</strong>件
              {products.length > 0 && (
                <span className={styles.range}>{`（${first}〜${first + products.length - 1}件目）`}</span>
              )}
            </p>
            <FilterDrawer search={asked} facets={facets} total={pagination.total} />
            <SortSelect search={asked} />
          </div>
          <div className={styles.conditions}>
            <SearchChips search={asked} facets={facets} />
            {(search.word || isFiltered(search)) && (
              <SaveSearch search={search} title={titleOfConditions(search, facets)} />
            )}
          </div>
          {list.occasion && <OccasionCard occasion={list.occasion} />}
          {products.length > 0 ? (
            <ProductGrid>
              {products.map((product, index) => (
                <li key={product.id} ref={index === addedAt ? focusCard : undefined}>
                  <ProductTile
                    product={product}
                    list={title}
                    index={first - 1 + index}
                    isPriority={index < priorityCards}
                    sizes={cardSizes}
                    occasion={list.occasion?.noshi ? list.occasion.key : undefined}
                    level="h2"
                    hasQuickAdd
                  />
                </li>
              ))}
            </ProductGrid>
          ) : (
            <NothingFound search={search} popular={list.popular} />
          )}
          <QuickAddForm products={products} />
          <AlcoholNote products={products} />
          <div className={styles.pages}>
            {pagination.current < pagination.last && (
              <Link
                className={styles.more}
                to={writeSearch(next)}
                replace={isAdding}
                preventScrollReset={isAdding}
                onClick={() => setAddedAt(isAdding ? products.length : undefined)}
              >
                もっと見る
                <span className={styles.range}>
                  {`（${formatCount(first + products.length - 1)}/${formatCount(pagination.total)}件）`}
                </span>
              </Link>
            )}
            <Pagination
              current={pagination.current}
              last={pagination.last}
              hrefFor={(page) => writeSearch(changeSearch(asked, { page }))}
            />
          </div>
        </section>
      </div>
    </Page>
  )
}

const cardSizes = '(min-width: 75rem) 210px, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw'
