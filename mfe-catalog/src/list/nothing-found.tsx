import type { ProductSummary } from '@storefront/contracts'
import { currentSite } from '@storefront/site'
import { EmptyState, LinkButton, Section } from '@storefront/ui'
import { ProductTiles } from '../product-tiles/product-tiles'
import { AskedRequest } from '../product-request/asked-request'
import { isFiltered, withoutFilters, writeSearch, type ProductSearch } from '../search/product-search.rules'
import styles from './nothing-found.module.css'

/**
 * Where to go on from a list that holds nothing: fewer conditions, the shelves, what others choose, or a
 * request.
 */
export function NothingFound({
  search,
  popular,
}: {
  search: ProductSearch
  popular: readonly ProductSummary[]
}) {
  const { word } = search
  return (
    <>
      <EmptyState
        icon="search"
        level="h2"
        title={word ? `「${word}」に合う商品は見つかりませんでした` : '条件に合う商品は見つかりませんでした'}
        action={
          <>
            {isFiltered(search) && (
              <LinkButton href={writeSearch(withoutFilters(search))}>条件を外して探す</LinkButton>
            )}
            <LinkButton href="/product" variant={isFiltered(search) ? 'quiet' : 'secondary'}>
              すべての商品を見る
            </LinkButton>
          </>
        }
      >
        言葉を短くする、別の言い方にする、条件を減らす、のいずれかをお試しください。
      </EmptyState>
      {word && (
        <div className={styles.request}>
          <AskedRequest
            key={word}
            opener={`「${word}」の取り扱いを希望する`}
            article={{ name: word }}
            label="お取り扱いのご要望"
            use="お取り扱いのご案内だけに使います。"
            sent="ご要望を承りました。お取り扱いを始める際にご案内します。"
            submit="お取り扱いのご案内を受け取る"
          />
        </div>
      )}
      <Section title="カテゴリーから探す">
        <ul className={styles.categories}>
          {currentSite().categories.map(({ key, name }) => (
            <li key={key}>
              <LinkButton href={`/product?category=${encodeURIComponent(key)}`} size="sm">
                {name}
              </LinkButton>
            </li>
          ))}
        </ul>
      </Section>
      {popular.length > 0 && (
        <Section title="よく選ばれている商品">
          <ProductTiles title="よく選ばれている商品" products={popular} look="row" />
        </Section>
      )}
    </>
  )
}
