import { productCounter, type Accessory, type Product } from '@storefront/contracts'
import type { PostedForm } from '@storefront/http'
import type { ReactNode } from 'react'
import { useActionData } from 'react-router-dom'
import { currentSite } from '@storefront/site'
import { ShareButton } from '@storefront/remote/share-button'
import {
  Badge,
  Button,
  Icon,
  LinkButton,
  Panel,
  Price,
  QuantityStepper,
  Rating,
  useOwnHeight,
} from '@storefront/ui'
import { toProductAnalyticsItem } from '../analytics.rules'
import { FavouriteHeart } from '../favourite/favourite-heart'
import { AccessoryChoices } from './accessories/accessory-choices'
import { InCart } from '../in-cart/in-cart'
import { usePiecesInCart } from '../in-cart/in-cart.state'
import { LazyProductRequest } from '../product-request/lazy-product-request'
import { DeliveryEstimate } from './delivery/delivery-estimate'
import { BuyAtOnce, buyNowIntent, ExpressReturned, readWallet } from './express-buttons'
import { EarnedPoints } from './earned-points'
import { occasionQuery } from './occasion-query.rules'
import { formatSections, isMadeToOrder } from './product-uos.rules'
import { listMakerLinks } from './product-trail.rules'
import { stockText, whyNotForSale } from './product-sale.rules'
import { buildOrderPath, findShownPrice } from './variant/product-variant.rules'
import { BarSum, BoxSum, sumWithExtras } from './purchase-sum'
import { VariantLinks } from './variant/variant-links'
import { NameOffer } from './name-offer'
import type { Purchase } from './use-purchase'
import { WholesalePrices, WholesaleSum } from '../wholesale/wholesale-prices'
import styles from './purchase-box.module.css'

/** Target of the product page's skip link. */
export const purchaseId = 'purchase'

type PurchaseBoxProps = {
  product: Product
  accessories: readonly Accessory[]
  purchase: Purchase
  isSelling: boolean
  /** Gift occasion. Links to other sizes keep it in the URL. */
  occasion?: string | undefined
  /** Replacements for a sold-out product. */
  similar?: ReactNode
  /** Advice to order after a fitting. */
  advice?: ReactNode
  /** The shop's message about all products. */
  notice?: ReactNode
}

export function PurchaseBox({
  product,
  accessories,
  purchase,
  isSelling,
  occasion,
  similar,
  advice,
  notice,
}: PurchaseBoxProps) {
  const reason = whyNotForSale(product, { isSelling })
  const suffix = occasionQuery(occasion)
  const { price, isFrom } = findShownPrice(product, purchase)
  const posted = useActionData() as PostedForm | undefined
  const isInCart = usePiecesInCart(product.id) > 0
  return (
    <div ref={useOwnHeight<HTMLDivElement>()} className={styles.box}>
      <section aria-label="商品の概要" className={styles.overview}>
        <p className={styles.maker}>
          {listMakerLinks(product.product_model).map(({ name, href }) => (
            <a key={href} href={href}>
              {name}
            </a>
          ))}
        </p>
        <h1 className={styles.name} tabIndex={-1} data-page-title>
          {product.name}
        </h1>
        {product.review.average !== null && (
          <a className={styles.rating} href="#reviews">
            <Rating value={product.review.average} count={product.review.count} />
          </a>
        )}
        <Price
          withTax={price.price_with_tax}
          withoutTax={price.unit_price}
          isWithoutTaxFirst={currentSite().settings.isPricedWithoutTax}
          before={price.before_price_with_tax}
          isFrom={isFrom}
          isReducedRate={product.tax_rate === 8}
          size="lg"
        />
        {product.tax_rate === 8 && <p className={styles.small}>※軽減税率（8%）対象商品です。</p>}
      </section>
      {similar}
      {!reason && (
        <DeliveryEstimate
          product={product}
          quantity={purchase.quantity}
          isFittingAdvised={advice !== undefined}
        />
      )}
      {!reason && advice}
      <div className={styles.overview}>
        {product.catch_copy && <p className={styles.catchCopy}>{product.catch_copy}</p>}
        <EarnedPoints product={product} />
        <p className={styles.tags}>
          {product.tags.map((tag) => (
            <Badge key={tag.key}>{tag.name}</Badge>
          ))}
        </p>
      </div>
      {notice}
      {product.is_alcohol && (
        <Panel tone="caution" title="20歳未満の者の飲酒は法律で禁止されています">
          ご注文の際に生年月日を確認いたします。
        </Panel>
      )}
      <VariantLinks
        product={product}
        purchase={purchase}
        suffix={suffix}
        postedError={posted?.errors?.['size']?.join('')}
      />
      <section aria-label="在庫" className={styles.stock}>
        <Icon name={product.stock_state === 'sold_out' ? 'alert' : 'check'} size="sm" />
        {stockText(product)}
      </section>
      {!reason && !isMadeToOrder(product) && (
        <AccessoryChoices
          product={product}
          accessories={accessories}
          chosen={purchase.accessories}
          onChange={purchase.setAccessories}
          headingAsked={purchase.headingAsked}
          formId={buyForm}
        />
      )}
      <WholesalePrices product={product} quantity={purchase.quantity} />
      <section id={purchaseId} tabIndex={-1} aria-label="ご購入" className={styles.purchase}>
        {reason ? (
          reason !== stockText(product) && <Panel tone="caution">{reason}</Panel>
        ) : isMadeToOrder(product) ? (
          <>
            <LinkButton
              variant="primary"
              size="lg"
              isWide
              icon="edit"
              href={buildOrderPath(product, purchase, occasion)}
            >
              {formatSections(product)}を指定して注文する
            </LinkButton>
            {accessories.length > 0 && (
              <p className={styles.small}>ラッピング・のしは、次の画面でお選びいただけます。</p>
            )}
          </>
        ) : (
          <>
            {product.has_name_embroidery && (
              <NameOffer product={product} purchase={purchase} occasion={occasion} />
            )}
            <form
              id={buyForm}
              className={styles.buyRow}
              method="post"
              action={purchase.isSizeMissing ? `/product/${product.key}${suffix}` : '/cart'}
              onSubmit={(event) => {
                event.preventDefault()
                const { submitter } = event.nativeEvent as SubmitEvent
                const wallet = readWallet(submitter)
                if (wallet)
                  return void purchase.buyByWallet(wallet, sumWithExtras({ product, accessories, purchase }))
                const isBuyNow = submitter instanceof HTMLButtonElement && submitter.value === buyNowIntent
                void (isBuyNow ? purchase.buyNow() : purchase.buy())
              }}
            >
              <input type="hidden" name="product_id" value={product.id} />
              {!currentSite().settings.isPricedWithoutTax && (
                <BoxSum product={product} accessories={accessories} purchase={purchase} />
              )}
              <QuantityStepper
                label={product.name}
                value={purchase.quantity}
                max={product.max_quantity}
                counter={productCounter(product)}
                isLive
                onChange={purchase.setQuantity}
              />
              <div className={styles.buyHere}>
                <BuyButton purchase={purchase} isInCart={isInCart} />
              </div>
              <div className={styles.inCart}>
                <InCart productId={product.id} counter={productCounter(product)} isLinked={false} />
              </div>
              {isInCart ? (
                <div className={styles.toCart}>
                  <LinkButton href="/cart" variant="primary" size="lg" isWide>
                    カートを見る
                  </LinkButton>
                </div>
              ) : (
                <BuyAtOnce product={product} purchase={purchase} />
              )}
            </form>
          </>
        )}
        <ExpressReturned />
        <PurchaseOutcomePanel purchase={purchase} />
        {product.stock_state === 'sold_out' && (
          <LazyProductRequest
            opener="再入荷のご案内を希望する"
            article={product}
            label="再入荷のご要望"
            use="入荷のご案内だけに使います。"
            sent="ご要望を承りました。入荷の際にご案内します。"
            submit="再入荷のご案内を受け取る"
          />
        )}
        <div className={styles.favourite}>
          <FavouriteHeart
            productId={product.id}
            name={product.name}
            isFavourite={product.is_favorite}
            item={toProductAnalyticsItem(product)}
            isWorded
            postTo={`/product/${product.key}`}
          />
          <ShareButton
            title={product.name}
            path={`/product/${product.key}`}
            contentType="product"
            itemId={product.code}
          />
        </div>
      </section>
    </div>
  )
}

/** Renders the price and button, which stick to the bottom edge on phones. */
export function PurchaseBar({ product, accessories, purchase, isSelling }: PurchaseBoxProps) {
  const { isPricedWithoutTax } = currentSite().settings
  const isInCart = usePiecesInCart(product.id) > 0
  if (whyNotForSale(product, { isSelling }) || isMadeToOrder(product)) return null
  return (
    <div className={styles.bar} role="region" aria-label="カートに入れる" data-buy-bar>
      {isPricedWithoutTax ? (
        <WholesaleSum product={product} quantity={purchase.quantity} />
      ) : (
        <BarSum product={product} accessories={accessories} purchase={purchase} />
      )}
      <BuyButton purchase={purchase} isInCart={isInCart} isShort />
      <InCart productId={product.id} counter={productCounter(product)} isShort />
    </div>
  )
}

/** Form id. The bar's button is outside of the form that it submits. */
const buyForm = 'buy-form'

type BuyButtonProps = { purchase: Purchase; isInCart: boolean; isShort?: boolean }

function BuyButton({ purchase, isInCart, isShort = false }: BuyButtonProps) {
  const again = isShort ? 'さらに入れる' : 'さらにカートに入れる'
  return (
    <Button
      variant={isInCart ? 'secondary' : 'primary'}
      size="lg"
      icon="cart"
      isWide
      isPending={purchase.isPending}
      pendingLabel="カートに入れています"
      type="submit"
      name="intent"
      value="add"
      form={buyForm}
    >
      {isInCart ? again : 'カートに入れる'}
    </Button>
  )
}

/** Shows errors only. The cart's toast confirms an addition. */
export function PurchaseOutcomePanel({ purchase: { outcome } }: { purchase: Purchase }) {
  if (outcome?.kind !== 'refused') return null
  return (
    <Panel tone="danger" isAnnounced>
      {outcome.message}
    </Panel>
  )
}
