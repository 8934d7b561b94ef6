import {
  variantNameOf,
  type CartAccessory,
  type CartProductInfo,
  type SocialGiftProduct,
} from '@storefront/contracts'
import type { ProductDatum } from '../../catalogue/product/product.table'
import type { TaxClass } from '../../shop/tax-rate/tax-rate.table'

export type GiftLine = {
  id: number
  product_id: number
  product_info: CartProductInfo
  quantity: number
  measurement: Record<string, number> | null
  name_embroidery: string | null
  accessories: CartAccessory[]
  product_model_id: number
  unit_price: number
  tax_class: TaxClass
  data: ProductDatum[]
}

export type GiftVariant = Pick<GiftLine, 'id' | 'product_model_id' | 'unit_price' | 'tax_class'> & {
  name: string
  variant_value_1: string | null
  variant_value_2: string | null
  variant_label_1: string | null
  variant_label_2: string | null
  stock: number
}

/** Returns false for a made-to-order product, which can't be exchanged. */
const isOpenToChoice = ({ measurement, name_embroidery }: GiftLine) =>
  measurement === null && name_embroidery === null

export const modelsToChooseFrom = (lines: readonly GiftLine[]) =>
  lines.filter(isOpenToChoice).map(({ product_model_id }) => product_model_id)

/** Lists only variants of the same price, so that the giver doesn't pay more and the price isn't revealed. */
export const listChoosableVariants = <Row extends GiftVariant>(line: GiftLine, rows: readonly Row[]): Row[] =>
  isOpenToChoice(line)
    ? rows.filter(
        ({ product_model_id, unit_price, tax_class }) =>
          product_model_id === line.product_model_id &&
          unit_price === line.unit_price &&
          tax_class === line.tax_class,
      )
    : []

/** Describes a line of the gift to its recipient, without the price and the product code. */
export function giftProduct(line: GiftLine, rows: readonly GiftVariant[]): SocialGiftProduct {
  const { id, product_id, quantity, data, accessories } = line
  const { key, name, variant_name, image, maker_name, is_alcohol, carriage_kind } = line.product_info
  const variants = listChoosableVariants(line, rows).map((row) => ({
    product_id: row.id,
    name: variantNameOf(row) ?? row.name,
    is_available: row.id === product_id || row.stock >= quantity,
  }))
  const card = accessories.find(({ kind }) => kind === 'message_card')
  return {
    line_id: id,
    product_id,
    quantity,
    product_info: {
      key,
      name,
      variant_name,
      image,
      maker_name,
      is_alcohol,
      is_cool: carriage_kind === 'cool',
      allergens: listAllergens(data),
    },
    variants: variants.length > 1 ? variants : [],
    card: card ? { name: card.name, message: card.message } : null,
  }
}

const none = '含む：なし'

/** Lists the allergens on a food's labels. If the labels name none, returns the "none" line once. */
function listAllergens(data: GiftLine['data']): string[] {
  const labels = data.filter(({ label }) => label.startsWith('アレルギー'))
  const contained = labels.flatMap(({ value }) => value.split('\n').filter((line) => line.startsWith('含む')))
  const named = contained.filter((line) => line !== none)
  return named.length > 0 ? named : contained.slice(0, 1)
}
