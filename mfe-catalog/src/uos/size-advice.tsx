import type { FittingDay, Product } from '@storefront/contracts'
import { formatYen, normaliseCentimetres } from '@storefront/locale-ja'
import { Panel } from '@storefront/ui'
import { useFormState } from 'react-final-form'
import { Link } from 'react-router-dom'
import type { listMeasures, MadeToOrder } from '../purchase/product-uos.rules'
import { buildVariantPath, inPlace, listVariantChoices } from '../purchase/variant/product-variant.rules'
import {
  adviseGrownSize,
  adviseSize,
  findOutgrownRange,
  isLargerWanted,
  sizeAdviceText,
  sizeAdviceTone,
} from '../purchase/variant/size-advice.rules'
import { useFocusInPlace } from '../purchase/variant/variant-links'
import { fittingPath } from '../school-ways/school.rules'
import styles from './product-uos.module.css'

type SizeAdviceProps = {
  product: Product
  measures: ReturnType<typeof listMeasures>
  suffix: string
  isSizeMissing: boolean
  fittingDay: FittingDay | undefined
}

const largerSizeInquiry = '/contact?category=size'

/** Has the focus after the advised size is chosen, because the pressed link is gone. */
export function SizeAdvice(props: SizeAdviceProps) {
  return (
    <div tabIndex={-1} className={styles.advice} {...useFocusInPlace<HTMLDivElement>('advice')}>
      <Advice {...props} />
    </div>
  )
}

/** Compares the typed measures with the size chart, and links to the size that fits now or after growth. */
function Advice({ product, measures, suffix, isSizeMissing, fittingDay }: SizeAdviceProps) {
  const { values } = useFormState<MadeToOrder>({ subscription: { values: true } })
  const { products, size_table } = product.product_model
  const advice = adviseSize(
    size_table,
    measures.map(({ name, label }) => ({ name, label, value: normaliseCentimetres(values[name] ?? '') })),
  )
  const sizes = listVariantChoices(products, product.key, 1)
  const current = sizes.find(({ isCurrent }) => isCurrent)
  const sold = sizes.map(({ value }) => value)
  const grown = advice && adviseGrownSize(size_table, advice, sold)
  const outgrown = advice && findOutgrownRange(size_table, advice, sold)
  const size = grown?.size ?? advice?.size
  const fitting = sizes.find(({ value }) => value === size)
  if (!advice || !fitting || !current) return null
  const isUnsure = [grown, outgrown, advice.nearest].some((one) => one !== undefined)
  const text = (
    <>
      {sizeAdviceText({ advice, grown, outgrown })}
      {isLargerWanted({ advice, outgrown }) && (
        <>
          これより大きいサイズは、<a href={largerSizeInquiry}>お問い合わせ</a>ください。
        </>
      )}
      {isUnsure && fittingDay && (
        <>
          迷うときは、<a href={fittingPath(fittingDay.schools[0]?.key)}>採寸会</a>
          でお確かめいただけます。
        </>
      )}
    </>
  )
  const tone = sizeAdviceTone({ advice, grown, outgrown }, isSizeMissing ? undefined : current.value)
  if (fitting.isCurrent && !isSizeMissing) return <Panel tone={tone}>{text}</Panel>
  const price = products.find(({ key }) => key === fitting.key)?.price_with_tax
  return (
    <Panel
      tone={tone}
      isAnnounced
      action={
        !fitting.isSoldOut && (
          <Link to={buildVariantPath(product, fitting, suffix)} {...inPlace('advice')}>
            サイズ{size}
            {isSizeMissing ? 'を選ぶ' : 'に変える'}
            {price !== undefined && `（${formatYen(price)}）`}
          </Link>
        )
      }
    >
      {text}
      {!isSizeMissing && `お選びのサイズは${current.value}です。`}
    </Panel>
  )
}
