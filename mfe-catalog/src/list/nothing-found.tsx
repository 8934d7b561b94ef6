import { categoryPath, type ProductSummary } from '@storefront/contracts'
import { formatCount, formatYen } from '@storefront/locale-ja'
import { currentSite } from '@storefront/site'
import { EmptyState, LinkButton, Section } from '@storefront/ui'
import { ProductTiles } from '../product-tiles/product-tiles'
import { LazyProductRequest } from '../product-request/lazy-product-request'
import { isFiltered, withoutFilters, writeSearch, type ProductSearch } from '../search/product-search.rules'
import { formatPriceLimit } from './search-conditions.rules'
import styles from './nothing-found.module.css'

type Goods = { word: string; products: readonly ProductSummary[]; total: number }
/**
 * Suggested search term and its products. The term is corrected, or lacks the words in `dropped`, which have
 * no results. With `sort`, it lacks the price.
 */
type Meant = Goods & { dropped: readonly string[]; sort?: 'price_asc' | 'price_desc' | undefined }

type NearestGoodsProps = {
  search: ProductSearch
  meant: Meant | undefined
  /** The goods that leave soonest, if none arrive tomorrow. */
  soon: Pick<Goods, 'word' | 'products'> | undefined
}

/** Renders the nearest goods of an empty list. They stand right below the screen's heading. */
export function NearestGoods({ search, meant, soon }: NearestGoodsProps) {
  if (!meant && !soon) return null
  return (
    <div className={styles.nearest}>
      {soon && <SoonGoods search={search} {...soon} />}
      {meant && <MeantGoods search={search} {...meant} />}
    </div>
  )
}

type NothingFoundProps = { search: ProductSearch; popular: readonly ProductSummary[] }

/** Renders ways out of an empty list: fewer conditions, categories, popular products, a product request. */
export function NothingFound({ search, popular }: NothingFoundProps) {
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
          {currentSite().categories.map((category) => (
            <li key={category.key}>
              <LinkButton href={categoryPath(category)} size="sm">
                {category.name}
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

function MeantGoods({ search, ...meant }: Meant & { search: ProductSearch }) {
  const { word, products, total, sort } = meant
  const href = writeSearch({ ...withoutFilters(search), word, ...(sort && { sort }) })
  const { title, note } = describeMeant(search, meant)
  return (
    <Section title={title}>
      {note && <p>{note}</p>}
      <ProductTiles title={title} products={products} look="row" />
      <p>
        <LinkButton href={href}>{`「${word}」の${formatCount(total)}件を見る`}</LinkButton>
      </p>
    </Section>
  )
}

function describeMeant(search: ProductSearch, { word, dropped, products, sort }: Meant) {
  const left = dropped.map((one) => `「${one}」`).join('')
  const [nearest] = products
  if (sort && nearest) {
    const yen = formatYen(nearest.price_with_tax)
    return {
      title: `いちばん近いお値段：${sort === 'price_asc' ? `${yen}〜` : `〜${yen}`}`,
      note: `${formatPriceLimit(search)}の「${word}」はありません。${left && `${left}も外しています。`}`,
    }
  }
  return dropped.length > 0
    ? { title: `「${word}」で見つかった商品`, note: `${left}を外すと、近い商品が見つかります。` }
    : { title: `もしかして「${word}」`, note: '' }
}

function SoonGoods({ search, word, products }: Pick<Goods, 'word' | 'products'> & { search: ProductSearch }) {
  const { asked: _, ...rest } = search
  const title = 'いちばん早くお届けできる品'
  return (
    <Section title={title}>
      <p>いまからのご注文で、明日お届けできる品はありません。</p>
      <ProductTiles title={title} products={products} look="row" />
      <p>
        <LinkButton href={writeSearch({ ...rest, tomorrowIn: '', page: 1, word })}>
          早くお届けできる品を見る
        </LinkButton>
      </p>
    </Section>
  )
}
