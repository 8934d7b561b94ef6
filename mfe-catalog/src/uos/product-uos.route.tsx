import { findNameMarking, type Product } from '@storefront/contracts'
import type { PurchaseOutcome } from '@storefront/event-bus'
import { Form, PersistFormDraft, SubmitButton } from '@storefront/forms'
import type { Head } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { Disclosure, Page, Panel, Picture, Price, QuantityStepper } from '@storefront/ui'
import { useEffect, useMemo } from 'react'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { InCart } from '../in-cart/in-cart'
import { OtherSizesInCart } from '../in-cart/other-sizes-in-cart'
import { AccessoryChoices } from '../purchase/accessories/accessory-choices'
import { occasionQuery, readOccasion } from '../purchase/occasion-query.rules'
import {
  formatSections,
  hasOrderPage,
  embroideryField,
  listGarmentFields,
  listMeasures,
  buildOptions,
  type MadeToOrder,
} from '../purchase/product-uos.rules'
import { stockText, whyNotForSale } from '../purchase/product-sale.rules'
import { buildProductTrail } from '../purchase/product-trail.rules'
import { fetchDayOfGarment, fetchSetOfQuery } from '../school-ways/school.api'
import { DeliveryEstimate } from '../purchase/delivery/delivery-estimate'
import { FittingAdvice } from '../school-ways/fitting-advice'
import { NextGarment } from '../school-ways/next-garment'
import {
  countAsAdded,
  garmentDraft,
  lastSet,
  rememberEmbroidery,
  useAddedPieces,
} from '../school-ways/pupil-draft.state'
import { listSetCrumbs, setQuery } from '../school-ways/school.rules'
import { SetSteps } from '../school-ways/set-steps'
import { EmbroideryFields } from './embroidery-fields'
import { ChangeLinePage } from './change-line'
import { MeasureFields } from './measure-fields'
import { SizeAdvice } from './size-advice'
import { fetchMadeToOrder } from './product-uos.api'
import { PurchaseOutcomePanel } from '../purchase/purchase-box'
import { PurchaseSum } from '../purchase/purchase-sum'
import { findShownPrice } from '../purchase/variant/product-variant.rules'
import { SizeTable } from '../purchase/variant/size-table'
import { usePurchase } from '../purchase/use-purchase'
import { VariantLinks } from '../purchase/variant/variant-links'
import styles from './product-uos.module.css'

/**
 * Loads the order page of a made-to-order product, or the page that changes the cart's line of `?line=`. A
 * line of any product with variants can be changed. Redirects other products to their product page.
 */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const occasion = readOccasion(query)
  const lineKey = query.get('line') ?? undefined
  const isBuyNow = query.get('buy') === 'now'
  const [data, of] = await Promise.all([
    fetchMadeToOrder(params.key ?? '', occasion, request.signal),
    fetchSetOfQuery(request.url, request.signal),
  ])
  const isChangeable = lineKey !== undefined && data.product.product_model.products.length > 1
  if (!hasOrderPage(data.product) && !isChangeable) throw redirect(`/product/${data.product.key}`)
  const fittingDay = await fetchDayOfGarment(data.product, request.signal)
  return { ...data, of, occasion, lineKey, isBuyNow, fittingDay }
}

type UosData = Awaited<ReturnType<typeof loader>>

export const handle = {
  head: ({ product, lineKey }: UosData): Head => ({
    title: `${product.name}の${lineKey === undefined ? 'ご注文' : '変更'}`,
    canonical: `/product/${product.key}`,
    robots: 'noindex',
  }),
}

export function Component() {
  const { lineKey, isBuyNow, ...data } = useLoaderData<typeof loader>()
  if (lineKey !== undefined)
    return <ChangeLinePage key={lineKey} {...data} lineKey={lineKey} isBuyNow={isBuyNow} />
  // Another size of the garment keeps the open size chart and the typed measures.
  return <MadeToOrderPage key={data.product.product_model.key} {...data} />
}

function MadeToOrderPage({
  product,
  layout,
  accessories,
  suggested,
  of,
  ...more
}: Omit<UosData, 'lineKey' | 'isBuyNow'>) {
  const { embroidery, first, occasion } = more
  const purchase = usePurchase(product, { accessories, suggested, isAnnounced: of !== undefined })
  const shown = findShownPrice(product, purchase)
  const reason = whyNotForSale(product, currentSite().settings)
  const sewn = layout.form.find(({ name }) => name === embroideryField)
  const { size_table } = product.product_model
  const suffix = `/uos${of ? setQuery(of) : occasionQuery(occasion)}`
  const draft = useMemo(() => garmentDraft(product, listGarmentFields(product, layout)), [product, layout])
  useEffect(() => {
    if (of) lastSet.save(setQuery(of))
  }, [of])
  const { isJustAdded, ownKeys, isInCart, ...counts } = useAddedGarments(product, purchase.outcome)
  return (
    <Page
      title={`${formatSections(product)}のご指定`}
      width="reading"
      crumbs={[
        { label: 'トップ', href: '/' },
        ...(of ? listSetCrumbs(of) : buildProductTrail(product)),
        { label: product.name, href: `/product/${product.key}${occasionQuery(occasion)}` },
        { label: 'ご指定' },
      ]}
    >
      {of && <SetSteps {...of} productKeys={ownKeys} {...counts} />}
      <div className={styles.product}>
        {product.image && <Picture picture={product.image} sizes="112px" shape="square" alt="" />}
        <div>
          <p className={styles.name}>{product.name}</p>
          <Price withTax={shown.price.price_with_tax} isFrom={shown.isFrom} />
          <p className={styles.stock}>{stockText(product)}</p>
        </div>
      </div>
      <div className={styles.sizes}>
        {!reason && (
          <DeliveryEstimate
            product={product}
            quantity={purchase.quantity}
            isFittingAdvised={more.fittingDay !== undefined}
          />
        )}
        {!reason && <FittingAdvice product={product} day={more.fittingDay} />}
        <VariantLinks product={product} purchase={purchase} suffix={suffix} />
        {size_table && (
          <Disclosure summary="サイズ表を見る">
            <SizeTable table={size_table} />
          </Disclosure>
        )}
      </div>
      {reason ? (
        <Panel tone="caution">{reason}</Panel>
      ) : (
        <Form<MadeToOrder>
          label={`${formatSections(product)}のご指定`}
          initialValues={first}
          onSubmit={(values) => {
            rememberEmbroidery(values)
            return purchase.buy(buildOptions(values, { layout, embroidery }))
          }}
        >
          {product.has_measurement && <MeasureFields layout={layout} />}
          <SizeAdvice
            product={product}
            measures={listMeasures(layout)}
            suffix={suffix}
            isSizeMissing={purchase.isSizeMissing}
            fittingDay={more.fittingDay}
          />
          <OtherSizesInCart product={product} />
          {sewn && product.has_name_embroidery && (
            <EmbroideryFields
              field={sewn}
              marking={findNameMarking(product)}
              embroidery={embroidery}
              saved={more.savedEmbroidery}
            />
          )}
          <AccessoryChoices
            product={product}
            accessories={accessories}
            chosen={purchase.accessories}
            onChange={purchase.setAccessories}
            headingAsked={purchase.headingAsked}
          />
          <QuantityStepper
            label={product.name}
            value={purchase.quantity}
            max={product.max_quantity}
            isLive
            onChange={purchase.setQuantity}
          />
          <p className={styles.sum}>
            小計 <PurchaseSum product={product} accessories={accessories} purchase={purchase} />
          </p>
          <InCart productId={product.id} />
          {isInCart && <p className={styles.stock}>カートの商品の内容は、カートの画面で変更できます。</p>}
          <SubmitButton size="lg" icon="cart" isWide variant={isInCart ? 'secondary' : 'primary'}>
            {isInCart ? 'さらにカートに入れる' : 'カートに入れる'}
          </SubmitButton>
          <PersistFormDraft draft={draft} />
        </Form>
      )}
      <div className={styles.outcome}>
        <PurchaseOutcomePanel purchase={purchase} />
        {of && isJustAdded && <NextGarment {...of} name={product.name} count={counts.count} />}
      </div>
    </Page>
  )
}

/** Returns the keys of all sizes of this garment, and the pieces of each garment that the cart has. */
function useAddedGarments(product: Product, outcome: PurchaseOutcome | undefined) {
  const isJustAdded = outcome?.kind === 'added'
  const { products } = product.product_model
  const ownKeys = [product.key, ...products.map(({ key }) => key)]
  const keys = ownKeys.join()
  useEffect(() => {
    if (isJustAdded) countAsAdded(keys.split(','))
  }, [isJustAdded, keys])
  const { count, countOrdered } = useAddedPieces(isJustAdded ? ownKeys : [])
  const sizes = products.map(({ id }) => ({ product_id: id }))
  const item = { product, sizes, quantity: 1 }
  return { count, countOrdered, isJustAdded, ownKeys, isInCart: count(item) > countOrdered(item) }
}
