import { publish } from '@storefront/event-bus'
import type { Head } from '@storefront/navigation'
import { inBackground } from '@storefront/remote'
import { SiteMessage } from '@storefront/site/message'
import { Page } from '@storefront/ui'
import { useEffect, useEffectEvent } from 'react'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { recordSearch } from '../analytics.rules'
import { computeFirstIndex, GoodsPages } from '../product-tiles/goods-pages'
import { useListView } from '../product-tiles/use-list-view'
import { AllergenNote, CountNote, FoundTotal, ShopPages, TomorrowPlace } from './list-notes'
import { FilterDrawer, FilterPanel } from './filter-panel'
import { rememberSearch } from '../search/product-search-history.api'
import { fetchProductList } from './product-list.api'
import { NearestGoods, NothingFound } from './nothing-found'
import { OccasionCard } from '../gift-ways/occasion-card'
import { buildListHead, formatListTitle } from './product-list.rules'
import { changeSearch, isFiltered, readSearch, writeSearch } from '../search/product-search.rules'
import { SaveSearch } from '../search/save-search'
import { useQueryOnItsWay } from '../search/use-query-on-its-way'
import { formatConditions } from './search-conditions.rules'
import { SearchChips } from './search-chips'
import { SortSelect } from './sort-select'
import styles from './product-list.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const search = readSearch(new URL(request.url).searchParams)
  const list = await fetchProductList(search, request.signal)
  // The list has become shorter since the link to this page was made.
  if (search.page > list.pagination.last)
    throw redirect(writeSearch(changeSearch(search, { page: list.pagination.last })))
  return { search, ...list }
}

type ListData = Awaited<ReturnType<typeof loader>>

export { ListSkeleton as HydrateFallback } from '../screen-skeleton'

export const handle = { isPrefetchable: true, head: (data: ListData): Head => buildListHead(data) }

export function Component() {
  const list = useLoaderData<typeof loader>()
  const { search, products, pagination, facets } = list
  const query = useQueryOnItsWay('/product')
  const word = search.asked ?? search.word
  const recordWord = useEffectEvent(() => publish('analytics.recorded', recordSearch(word, pagination.total)))
  useEffect(() => {
    if (!word) return
    inBackground('search-not-recorded', () => rememberSearch(word))
    recordWord()
  }, [word])
  const asked = query ? readSearch(query) : search
  const isReloading = query !== undefined
  const first = computeFirstIndex(search, pagination)
  const title = formatListTitle(list)
  const seen = useListView<HTMLElement>(title, products, first)

  return (
    <Page
      title={title}
      lead={list.category?.description || undefined}
      crumbs={[{ label: 'トップ', href: '/' }, ...list.trail]}
    >
      <ShopPages pages={list.pages} />
      <NearestGoods search={search} meant={list.meant} soon={list.soon} />
      <div className={styles.layout}>
        <FilterPanel search={asked} facets={facets} />
        <section
          ref={seen}
          aria-label="商品一覧"
          aria-busy={isReloading}
          className={isReloading ? styles.reloading : undefined}
        >
          <div className={styles.bar}>
            <div className={styles.found}>
              <FoundTotal search={search} total={pagination.total} first={first} shown={products.length} />
              {(search.word || isFiltered(search)) && (
                <SaveSearch search={search} title={formatConditions(search, facets)} />
              )}
            </div>
            {(products.length > 0 || isFiltered(search)) && (
              <>
                <FilterDrawer search={asked} facets={facets} total={pagination.total} />
                <SortSelect search={asked} />
              </>
            )}
          </div>
          <SearchChips search={asked} facets={facets} />
          <CountNote search={search} />
          <AllergenNote search={asked} />
          <TomorrowPlace search={asked} />
          {list.occasion && <OccasionCard occasion={list.occasion} />}
          <GoodsPages
            title={title}
            products={products}
            pagination={pagination}
            range={search}
            hrefFor={(range) => writeSearch({ ...changeSearch(asked, {}), ...range })}
            sizes={cardSizes}
            occasion={list.occasion?.noshi ? list.occasion.key : undefined}
            level="h2"
            empty={<NothingFound search={search} popular={list.popular} />}
          />
          {products.length > 0 && (
            <div className={styles.message}>
              <SiteMessage code="product-index" />
            </div>
          )}
        </section>
      </div>
    </Page>
  )
}

const cardSizes = '(min-width: 75rem) 210px, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw'
