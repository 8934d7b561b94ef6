import { formatCount } from '@storefront/locale-ja'
import { currentScope } from '@storefront/http'
import type { Head } from '@storefront/navigation'
import { visibleMessage } from '@storefront/site'
import { EmptyState, LinkButton, Page, Pagination, ProductGrid } from '@storefront/ui'
import { useEffect } from 'react'
import { useLoaderData, useNavigation, type LoaderFunctionArgs } from 'react-router-dom'
import { AlcoholNote } from '../alcohol-note'
import { inBackground } from '../background-task'
import { ProductTile } from '../product-tile'
import { FilterDrawer, FilterPanel } from './filter-panel'
import { fetchProductList, rememberSearch } from './product-list.api'
import { ProductNotice } from './product-notice'
import { headOfList, titleOfList } from './product-list.rules'
import { isFiltered, readSearch, withoutFilters, writeSearch, type ProductSearch } from './product-search.rules'
import { SearchChips } from './search-chips'
import { SortSelect } from './sort-select'
import styles from './product-list.module.css'

/** Cards in the first rows of a desktop; their pictures are loaded at once. */
const priorityCards = 4

export async function loader({ request }: LoaderFunctionArgs) {
  const search = readSearch(new URL(request.url).searchParams)
  // On a server the shopper's cookies come with the request.
  const notice = visibleMessage('product-index', currentScope().cookie)
  return { search, notice: notice ?? null, ...(await fetchProductList(search, request.signal)) }
}

type ListData = Awaited<ReturnType<typeof loader>>

export const handle = { head: (data: ListData): Head => headOfList(data) }

export function Component() {
  const list = useLoaderData<typeof loader>()
  const { search, products, pagination, facets } = list
  const navigation = useNavigation()
  useEffect(() => {
    inBackground('search-not-recorded', rememberSearch(search.word))
  }, [search.word])
  const isReloading = navigation.state === 'loading' && navigation.location.pathname === '/product'
  const first = (pagination.current - 1) * pagination.per + 1

  return (
    <Page
      title={titleOfList(list)}
      lead={list.category?.description || undefined}
      crumbs={[{ label: 'トップ', href: '/' }, ...list.trail]}
    >
      {list.notice && <ProductNotice message={list.notice} />}
      <div className={styles.layout}>
        <FilterPanel search={search} facets={facets} />
        <section aria-label="商品一覧" aria-busy={isReloading} className={isReloading ? styles.reloading : undefined}>
          <div className={styles.bar}>
            <p className={styles.total} role="status">
              <strong>{formatCount(pagination.total)}</strong>件
              {products.length > 0 && <span className={styles.range}>{`（${first}〜${first + products.length - 1}件目）`}</span>}
            </p>
            <FilterDrawer search={search} facets={facets} total={pagination.total} />
            <SortSelect search={search} />
          </div>
          <SearchChips search={search} facets={facets} />
          {products.length > 0 ? (
            <ProductGrid>
              {products.map((product, index) => (
                <li key={product.id}>
                  <ProductTile product={product} isPriority={index < priorityCards} sizes={cardSizes} level="h2" />
                </li>
              ))}
            </ProductGrid>
          ) : (
            <NothingFound search={search} />
          )}
          <AlcoholNote products={products} />
          <div className={styles.pages}>
            <Pagination current={pagination.current} last={pagination.last} hrefFor={(page) => writeSearch({ ...search, page })} />
          </div>
        </section>
      </div>
    </Page>
  )
}

const cardSizes = '(min-width: 75rem) 210px, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw'

function NothingFound({ search }: { search: ProductSearch }) {
  return (
    <EmptyState
      icon="search"
      level="h2"
      title={search.word ? `「${search.word}」に合う商品は見つかりませんでした` : '条件に合う商品は見つかりませんでした'}
      action={
        <>
          {isFiltered(search) && <LinkButton href={writeSearch(withoutFilters(search))}>条件を外して探す</LinkButton>}
          <LinkButton href="/product" variant={isFiltered(search) ? 'quiet' : 'secondary'}>
            すべての商品を見る
          </LinkButton>
        </>
      }
    >
      言葉を短くする、別の言い方にする、条件を減らす、のいずれかをお試しください。
    </EmptyState>
  )
}
