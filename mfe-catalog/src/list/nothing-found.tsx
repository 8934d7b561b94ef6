import type { ProductSummary } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import { currentSite } from '@storefront/site'
import { EmptyState, LinkButton, Section } from '@storefront/ui'
import { ProductTiles } from '../product-tiles/product-tiles'
import { LazyProductRequest } from '../product-request/lazy-product-request'
import { isFiltered, withoutFilters, writeSearch, type ProductSearch } from '../search/product-search.rules'
import styles from './nothing-found.module.css'

/**
 * Suggested search term and its products. The term is corrected, or lacks the words in `dropped`, which have
 * no results.
 */
type Meant = { word: string; dropped: readonly string[]; products: readonly ProductSummary[]; total: number }

/**
 * Renders the empty list. Offers to remove conditions, categories, popular products and a product request.
 */
export function NothingFound({
  search,
  popular,
  meant,
}: {
  search: ProductSearch
  popular: readonly ProductSummary[]
  meant: Meant | undefined
}) {
  const word = search.asked ?? search.word
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
      {meant && <MeantGoods search={search} {...meant} />}
      {word && (
        <div className={styles.request}>
          <LazyProductRequest
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

function MeantGoods({ search, word, dropped, products, total }: Meant & { search: ProductSearch }) {
  const href = writeSearch({ ...withoutFilters(search), word })
  const title = dropped.length > 0 ? `「${word}」で見つかった商品` : `もしかして「${word}」`
  return (
    <Section title={title}>
      {dropped.length > 0 && (
        <p>{`${dropped.map((one) => `「${one}」`).join('')}を外すと、近い商品が見つかります。`}</p>
      )}
      <ProductTiles title={title} products={products} look="row" />
      <p>
        <LinkButton href={href}>{`「${word}」の${formatCount(total)}件を見る`}</LinkButton>
      </p>
    </Section>
  )
}
