import type { Product } from '@storefront/contracts'
import { normaliseCentimetres } from '@storefront/locale-ja'
import { Panel } from '@storefront/ui'
import { useFormState } from 'react-final-form'
import { Link } from 'react-router-dom'
import type { listMeasures, MadeToOrder } from '../purchase/product-uos.rules'
import { buildVariantPath, listVariantChoices } from '../purchase/product-variant.rules'
import { adviseGrownSize, adviseSize } from '../purchase/size-advice.rules'

type SizeAdviceProps = {
  product: Product
  measures: ReturnType<typeof listMeasures>
  suffix: string
  isSizeMissing: boolean
}

/** Compares the typed measures with the size chart, and links to the size that fits now or after growth. */
export function SizeAdvice({ product, measures, suffix, isSizeMissing }: SizeAdviceProps) {
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
  const size = grown?.size ?? advice?.size
  const fitting = sizes.find(({ value }) => value === size)
  if (!advice || !fitting || !current) return null
  const text = grown
    ? `${advice.label}${advice.value}cmの方のいまの目安は、サイズ${advice.size}です。三年間お召しになる場合は、成長を見こんで、サイズ${grown.size}をおすすめします（${advice.label}プラス${grown.growth}cmの目安）。`
    : `${advice.label}${advice.value}cmの方の目安は、サイズ${advice.size}です。`
  if (fitting.isCurrent && !isSizeMissing) return <Panel tone="positive">{text}</Panel>
  return (
    <Panel
      tone="caution"
      isAnnounced
      action={
        !fitting.isSoldOut && (
          <Link to={buildVariantPath(product, fitting, suffix)} replace preventScrollReset>
            サイズ{size}
            {isSizeMissing ? 'を選ぶ' : 'に変える'}
          </Link>
        )
      }
    >
      {text}
      {!isSizeMissing && `いまはサイズ${current.value}をお選びです。`}
    </Panel>
  )
}
