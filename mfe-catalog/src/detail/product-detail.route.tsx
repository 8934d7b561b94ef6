import { SiteMessage } from '@storefront/site/message'
import { publish } from '@storefront/event-bus'
import type { Head } from '@storefront/navigation'
import { inBackground } from '@storefront/remote'
import { currentSite } from '@storefront/site'
import { Breadcrumbs, Disclosure, RichContent, Section } from '@storefront/ui'
import { useEffect, useEffectEvent } from 'react'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { recordProduct } from '../analytics.rules'
import { ProductTiles } from '../product-tiles/product-tiles'
import { fetchProductPage, recordView } from './product-detail.api'
import { buildProductTrail } from '../purchase/product-trail.rules'
import { buildProductHead, isPreOrder, withoutCatchCopy } from './product-detail.rules'
import { ProductData } from './product-data'
import { ProductGallery } from './product-gallery'
import { ProductReviews } from './reviews/product-reviews'
import { readReviewSearch, reviewsPath } from './reviews/product-reviews.rules'
import { SimilarGoods } from './similar-goods'
import { PurchaseBar, PurchaseBox, purchaseId } from '../purchase/purchase-box'
import { SetContents } from './set-contents'
import { SizeTable } from '../purchase/variant/size-table'
import { suggestedNoshi, suitingPictures } from '../purchase/accessories/suggested-noshi.rules'
import { FittingAdvice } from '../school-ways/fitting-advice'
import { hasOrderPage } from '../purchase/product-uos.rules'
import { usePurchase } from '../purchase/use-purchase'
import styles from './product-detail.module.css'

/** Number of related products. The API lists those chosen by staff first. */
const relatedCount = 4

export async function loader({ params, request }: LoaderFunctionArgs) {
  const key = params.key ?? ''
  const { searchParams } = new URL(request.url)
  const asked = readReviewSearch(searchParams)
  const page = await fetchProductPage(key, asked, request.signal)
  const { last } = page.reviews.pagination
  if (asked.page > last) throw redirect(reviewsPath(key, { ...asked, page: last }))
  return page
}

type DetailData = Awaited<ReturnType<typeof loader>>

export { ProductSkeleton as HydrateFallback } from '../screen-skeleton'

export const handle = { isPrefetchable: true, head: (data: DetailData): Head => buildProductHead(data) }

export function Component() {
  const data = useLoaderData<typeof loader>()
  // A new key discards the selections of the previous product.
  return <ProductPage key={data.product.key} {...data} />
}

function ProductPage({ product, fittingDay, accessories, noshi, recommended, reviews }: DetailData) {
  const purchase = usePurchase(product, { accessories, suggested: suggestedNoshi(accessories, noshi) })
  const { isSelling } = currentSite().settings
  const isSoldOut = product.stock_state === 'sold_out'
  useEffect(() => {
    inBackground('view-not-recorded', () => recordView(product.id))
  }, [product.id])
  const recordShown = useEffectEvent(() => publish('analytics.recorded', recordProduct(product)))
  useEffect(() => recordShown(), [product.id])

  return (
    <div className={styles.page}>
      <a className={styles.skip} href={`#${purchaseId}`}>
        購入へ
      </a>
      <Breadcrumbs
        crumbs={[{ label: 'トップ', href: '/' }, ...buildProductTrail(product), { label: product.name }]}
      />
      <div className={styles.counter}>
        <div className={styles.pictures}>
          <ProductGallery
            name={product.name}
            pictures={suitingPictures(product.images, accessories, noshi)}
            isSoldOut={isSoldOut}
          />
        </div>
        <div className={styles.buy}>
          <PurchaseBox
            product={product}
            accessories={accessories}
            purchase={purchase}
            isSelling={isSelling}
            occasion={reviews.asked.occasion}
            similar={isSoldOut && <SimilarGoods products={recommended} />}
            advice={fittingDay && <FittingAdvice product={product} day={fittingDay} />}
            notice={<SiteMessage code="caution" tone="caution" />}
          />
          {isPreOrder(product) && (
            <>
              <SiteMessage code="pre-order-info-1" />
              <SiteMessage code="pre-order-info-2" />
            </>
          )}
        </div>
        <div className={styles.facts}>
          <ProductFacts product={product} />
        </div>
      </div>
      <Tiles title="関連する商品" products={recommended.slice(0, relatedCount)} />
      <div data-recommendation="product">
        <Tiles title="こちらもおすすめです" products={recommended.slice(relatedCount)} />
      </div>
      <ProductReviews productKey={product.key} review={product.review} reviews={reviews} />
      <PurchaseBar product={product} accessories={accessories} purchase={purchase} isSelling={isSelling} />
    </div>
  )
}

function ProductFacts({ product }: { product: DetailData['product'] }) {
  const { size_table } = product.product_model
  const description = withoutCatchCopy(product)
  return (
    <>
      {description && (
        <section aria-label="商品説明" className={styles.description}>
          <RichContent html={description} />
        </section>
      )}
      {product.detail.description && (
        <Disclosure level="h2" summary="商品の詳細" isInitiallyOpen>
          <RichContent html={product.detail.description} />
        </Disclosure>
      )}
      {product.set_products.length > 0 && (
        <Disclosure level="h2" summary="セット内容" isInitiallyOpen>
          <SetContents products={product.set_products} />
        </Disclosure>
      )}
      <Disclosure level="h2" summary="商品データ" isInitiallyOpen>
        <ProductData product={product} />
      </Disclosure>
      {size_table && (
        <Disclosure level="h2" summary="サイズ表" isInitiallyOpen>
          <SizeTable table={size_table} />
        </Disclosure>
      )}
      <Disclosure level="h2" summary="配送・返品について">
        <p className={styles.note}>
          送料とお支払いについては<a href="/guide">ご利用ガイド</a>、返品・交換については
          <a href="/law#returns">特定商取引法に基づく表記</a>をご覧ください。
        </p>
        {hasOrderPage(product) && (
          <p className={styles.note}>
            お名前を入れた商品と、寸法に合わせて調整した商品は、不良の場合を除き、返品・交換をお受けできません。
          </p>
        )}
      </Disclosure>
    </>
  )
}

function Tiles({ title, products }: { title: string; products: DetailData['recommended'] }) {
  if (products.length === 0) return null
  return (
    <div className={styles.below}>
      <Section title={title}>
        <ProductTiles title={title} products={products} look="row" />
      </Section>
    </div>
  )
}
