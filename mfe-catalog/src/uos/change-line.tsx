import { findNameMarking, productCounter, type FittingDay, type Product } from '@storefront/contracts'
import { publish, type LineInCart } from '@storefront/event-bus'
import { Form, PersistFormDraft, SubmitButton } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { currentSite } from '@storefront/site'
import { Button, Disclosure, LinkButton, Page, Panel, Picture, Price, TextSkeleton } from '@storefront/ui'
import { useMemo, useState } from 'react'
import {
  buildOptions,
  changeSections,
  embroideryField,
  listMeasures,
  readOptions,
  type MadeToOrder,
} from '../purchase/product-uos.rules'
import { stockText, whyNotForSale } from '../purchase/product-sale.rules'
import { SizeTable } from '../purchase/variant/size-table'
import { VariantLinks } from '../purchase/variant/variant-links'
import { lineDraft, rememberEmbroidery } from '../school-ways/pupil-draft.state'
import { requestChange } from './change-line.api'
import { EmbroideryFields } from './embroidery-fields'
import { MeasureFields } from './measure-fields'
import type { fetchMadeToOrder } from './product-uos.api'
import { SizeAdvice } from './size-advice'
import { useLineInCart } from './use-line-in-cart'
import styles from './product-uos.module.css'

type ChangeLinePageProps = Pick<
  Awaited<ReturnType<typeof fetchMadeToOrder>>,
  'product' | 'layout' | 'accessories' | 'embroidery' | 'savedEmbroidery'
> & {
  fittingDay: FittingDay | undefined
  /** Key of the line in the cart. */
  lineKey: string
  /** True for the line of a buy-now order, which the confirm screen shows. */
  isBuyNow: boolean
}

/** The screen that the shopper came from and returns to. */
const places = {
  cart: {
    name: 'カート',
    path: '/cart',
    back: '変更せずにカートへ戻る',
    gone: 'この商品は、カートにもう入っていません。',
  },
  confirm: {
    name: 'ご注文内容の確認',
    path: '/cart/confirm?buy=now',
    back: '変更せずに確認の画面へ戻る',
    gone: 'このご注文は、もうありません。',
  },
}
const placeOf = ({ isBuyNow }: Pick<ChangeLinePageProps, 'isBuyNow'>) =>
  isBuyNow ? places.confirm : places.cart

/** The line's variant is chosen, so that none is asked for. */
const chosenVariant = { isSizeMissing: false, sizeAsked: 0 }

/** Changes the variant, the measurements and the name of a line in the cart. */
export function ChangeLinePage(props: ChangeLinePageProps) {
  const { product, lineKey } = props
  const { line, isFailed, retry } = useLineInCart(lineKey)
  const isOwnLine = line != null && isOfModel(product, line)
  const place = placeOf(props)
  const sections = changeSections(product)
  return (
    <Page
      title={`${sections}の変更`}
      width="reading"
      crumbs={[
        { label: 'トップ', href: '/' },
        { label: place.name, href: place.path },
        { label: product.name, href: `/product/${product.key}` },
        { label: '変更' },
      ]}
    >
      <ProductHead product={product} />
      <div className={styles.change}>
        {isFailed ? (
          <Panel tone="danger" isAnnounced action={<Button onClick={retry}>もう一度読み込む</Button>}>
            カートの内容を読み込めませんでした。
          </Panel>
        ) : line === undefined ? (
          <div role="status" aria-label="カートの内容を読み込んでいます">
            <noscript>
              <Panel tone="caution">
                この画面には、JavaScriptが必要です。カートで商品を削除し、入れなおしていただくこともできます。
              </Panel>
            </noscript>
            <TextSkeleton lines={6} />
          </div>
        ) : !isOwnLine ? (
          <Panel
            tone="caution"
            isAnnounced
            action={
              <>
                {!props.isBuyNow && <a href="/cart">カートを見る</a>}{' '}
                <a href={`/product/${product.key}`}>商品のページを見る</a>
              </>
            }
          >
            {place.gone}
          </Panel>
        ) : (
          <ChangeForm {...props} line={line} sections={sections} />
        )}
      </div>
    </Page>
  )
}

/** Checks for a line of this product or of another variant, because the URL may name any line. */
const isOfModel = ({ key, product_model: { products } }: Product, { product_key }: LineInCart): boolean =>
  product_key === key || products.some((variant) => variant.key === product_key)

function ProductHead({ product }: { product: Product }) {
  return (
    <div className={styles.product}>
      {product.image && <Picture picture={product.image} sizes="112px" shape="square" alt="" />}
      <div>
        <p className={styles.name}>{product.name}</p>
        <Price withTax={product.price_with_tax} />
        <p className={styles.stock}>{stockText(product)}</p>
      </div>
    </div>
  )
}

function ChangeForm({
  product,
  layout,
  accessories,
  embroidery,
  savedEmbroidery,
  fittingDay,
  lineKey,
  isBuyNow,
  line,
  sections,
}: ChangeLinePageProps & { line: LineInCart; sections: string }) {
  const [refusal, setRefusal] = useState<string>()
  const draft = useMemo(() => lineDraft(lineKey), [lineKey])
  const initialValues = useMemo(() => readOptions(line.options, embroidery), [line, embroidery])
  const reason = whyNotForSale(product, currentSite().settings)
  const suffix = `/uos?${new URLSearchParams({ line: lineKey, ...(isBuyNow && { buy: 'now' }) })}`
  const place = placeOf({ isBuyNow })
  const sewn = layout.form.find(({ name }) => name === embroideryField)
  const { size_table } = product.product_model

  async function change(values: MadeToOrder) {
    setRefusal(undefined)
    const options = buildOptions(values, { layout, ...(embroidery ? { embroidery } : {}) })
    const outcome = await requestChange({ line_key: lineKey, product_id: product.id, options })
    if (outcome.kind === 'refused') return setRefusal(outcome.message)
    rememberEmbroidery(values)
    draft.clear()
    publish('toast.raised', { type: 'positive', message: `${product.name}の内容を変更しました。` })
    navigateTo(isBuyNow ? place.path : `${place.path}#line-${lineKey}`)
  }

  return (
    <Form<MadeToOrder> label={`${sections}の変更`} initialValues={initialValues} onSubmit={change}>
      <VariantLinks product={product} purchase={chosenVariant} suffix={suffix} />
      {size_table && (
        <Disclosure summary="サイズ表を見る">
          <SizeTable table={size_table} />
        </Disclosure>
      )}
      {product.has_measurement && <MeasureFields layout={layout} />}
      <SizeAdvice
        product={product}
        measures={listMeasures(layout)}
        suffix={suffix}
        isSizeMissing={false}
        fittingDay={fittingDay}
      />
      {sewn && product.has_name_embroidery && (
        <EmbroideryFields
          field={sewn}
          marking={findNameMarking(product)}
          embroidery={embroidery}
          saved={savedEmbroidery}
        />
      )}
      <p className={styles.purpose}>
        {`数量（${line.quantity}${productCounter(product)}）${accessories.length > 0 ? 'とのし・ラッピングなど' : ''}は、そのまま引き継ぎます。`}
      </p>
      {reason ? (
        <Panel tone="caution">{reason}</Panel>
      ) : (
        <SubmitButton size="lg" isWide>
          この内容に変更する
        </SubmitButton>
      )}
      {refusal && (
        <Panel tone="danger" isAnnounced>
          {refusal}
        </Panel>
      )}
      <LinkButton href={place.path} variant="secondary" onClick={() => draft.clear()}>
        {place.back}
      </LinkButton>
      <PersistFormDraft draft={draft} />
    </Form>
  )
}
