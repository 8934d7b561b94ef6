import {
  accessoryCount,
  counterOf,
  inscriptionText,
  nameMarkingOf,
  type CartAccessory,
  type CartProduct,
} from '@storefront/contracts'
import { formatTaxedYen } from '@storefront/site'
import { ownAccessories } from './enclosed.rules'
import styles from './line-options.module.css'

const measureNames: Partial<Record<string, string>> = {
  height: '身長',
  chest: '胸囲',
  waist: 'ウエスト',
  hip: 'ヒップ',
  sleeve: '袖丈',
  inseam: '股下',
  foot: '足の長さ',
}
const millimetresPerCentimetre = 10

/** Sorts measurements in a tailor's order, because the JSON from the database doesn't preserve it. */
const inTurn = (measures: [string, number][]) => {
  const names = Object.keys(measureNames)
  const turn = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length)
  return measures.toSorted(([one], [other]) => turn(one) - turn(other))
}

/**
 * Lists a line's options: variant, set contents, measurements, embroidery and wrapping. Excludes the
 * accessories of the whole parcel.
 */
export function LineOptions({
  line,
  products,
  isDressed = true,
}: {
  line: CartProduct
  products: readonly CartProduct[]
  /** False where the line's parcel lists its accessories. */
  isDressed?: boolean
}) {
  const { variant_name, components } = line.product_info
  const measures = inTurn(Object.entries(line.measurement ?? {})).map(
    ([name, millimetres]) => `${measureNames[name] ?? name} ${millimetres / millimetresPerCentimetre}cm`,
  )
  const facts = [
    variant_name,
    ...components.map(({ name, quantity }) => `${name} × ${quantity}`),
    measures.length > 0 && `採寸：${measures.join('、')}`,
    line.name_embroidery && `${nameMarkingOf(line.product_info)}：${line.name_embroidery}`,
  ].filter((fact) => typeof fact === 'string' && fact !== '')
  const accessories = isDressed ? ownAccessories(line, products) : []
  if (facts.length === 0 && accessories.length === 0) return null
  return (
    <ul className={styles.options}>
      {facts.map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
      {accessories.map((accessory) => (
        <li key={accessory.key}>{accessoryText(accessory, counterOf(line.product_info))}</li>
      ))}
    </ul>
  )
}

/** Names an accessory with the words on it, which may be long, without its price. */
export function accessoryWords(accessory: CartAccessory, counter = counterOf({})): string {
  const { name, quantity } = accessory
  const printed = inscriptionText(accessory)
  return `${name}${quantity > 1 ? ` × ${accessoryCount(accessory, counter)}` : ''}${printed ? `（${printed}）` : ''}`
}

export const accessoryPrice = ({ total_price }: Pick<CartAccessory, 'total_price'>): string =>
  total_price > 0 ? `＋${formatTaxedYen(total_price)}` : '無料'

export const accessoryText = (accessory: CartAccessory, counter?: string): string =>
  `${accessoryWords(accessory, counter)} ${accessoryPrice(accessory)}`
