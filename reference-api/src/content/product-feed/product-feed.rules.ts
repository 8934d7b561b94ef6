import sanitizeHtml from 'sanitize-html'
import type { CategoryRow } from '../../catalogue/category/category.table'
import { pathTo } from '../../catalogue/category/category.rules'
import { toPrices, toStockState } from '../../catalogue/product/product.rules'
import type { CarriageRate } from '../../delivery/delivery/carriage-rate.table'
import { listRegionPrefectures } from '../../delivery/postal-code/shipping-region.rules'
import { isOnSale } from '../../pricing/pricing/sale.rules'
import type { TaxRates } from '../../shop/tax-rate/tax-rate.table'
import type { FeedProduct } from './feed-product.table'
import { toGtin } from './gtin.rules'

export type FeedTerms = {
  origin: string
  rates: TaxRates
  categories: readonly CategoryRow[]
  carriage: readonly CarriageRate[]
  now: Date
}

const longestTitle = 150
const longestDescription = 5_000
const pictureWidth = 960

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const element = (name: string, text: string) => `<g:${name}>${escapeXml(text)}</g:${name}>`
const optional = (name: string, text: string | null) => (text ? element(name, text) : '')
const yen = (amount: number) => `${amount} JPY`

/** Opens an RSS 2.0 feed with Google's product attributes. */
export const feedHead = (origin: string, shop: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>` +
  `<title>${escapeXml(shop)}</title><link>${escapeXml(origin)}/</link><description>${escapeXml(shop)}の商品</description>`

export const feedTail = '</channel></rss>'

/** Renders one variant as an item of the feed (Google Merchant's product data specification). */
export function feedItem(product: FeedProduct, terms: FeedTerms): string {
  const { origin, rates, categories, carriage } = terms
  const [picture, ...pictures] = product.pictures.map(({ path }) => `${origin}${path}/${pictureWidth}.webp`)
  const { price_with_tax, before_price_with_tax } = toPrices(product, rates)
  const isReduced = before_price_with_tax !== null && before_price_with_tax > price_with_tax
  const gtin = toGtin(product.jan_code)
  const path =
    product.category_id === null ? [] : pathTo(categories, product.category_id).map(({ name }) => name)
  return [
    '<item>',
    element('id', product.code),
    element('title', [...product.name].slice(0, longestTitle).join('')),
    element('description', toText(product.description) || product.catch_copy || product.name),
    element('link', `${origin}/product/${encodeURIComponent(product.key)}`),
    optional('image_link', picture ?? null),
    ...pictures.map((url) => element('additional_image_link', url)),
    element('availability', isAvailable(product, terms.now) ? 'in_stock' : 'out_of_stock'),
    element('price', yen(isReduced ? before_price_with_tax : price_with_tax)),
    isReduced ? element('sale_price', yen(price_with_tax)) : '',
    element('condition', 'new'),
    optional('brand', product.brand),
    gtin ? element('gtin', gtin) : element('identifier_exists', 'no'),
    optional('product_type', path.join(' > ')),
    product.variants > 1 ? element('item_group_id', product.model_key) : '',
    ...variantElements(product),
    element('max_handling_time', String(product.lead_days)),
    element('shipping_label', product.carriage_class),
    ...shipping(product, price_with_tax, carriage),
    '</item>',
  ].join('')
}

const isAvailable = (product: FeedProduct, now: Date) =>
  isOnSale(product, now) && toStockState(product) !== 'sold_out'

/** Google knows sizes and colours. Other choices stand in the names of the variants. */
function variantElements(product: FeedProduct): string[] {
  const attributes: Record<string, string> = { サイズ: 'size', 色: 'color', カラー: 'color' }
  return [
    [product.variant_label_1, product.variant_value_1],
    [product.variant_label_2, product.variant_value_2],
  ].flatMap(([label, value]) => {
    const attribute = label ? attributes[label] : undefined
    return attribute && value ? [element(attribute, value)] : []
  })
}

/**
 * Renders the postage that an order of this product alone pays, by prefecture. Remote islands, which no
 * prefecture tells, may cost more.
 */
function shipping(
  { carriage_class }: FeedProduct,
  price: number,
  carriage: readonly CarriageRate[],
): string[] {
  const isFree = carriage_class === 'free'
  const kind = carriage_class === 'cool' ? 'cool' : 'normal'
  const places = carriage
    .filter(({ carriage_kind }) => carriage_kind === kind)
    .flatMap(({ region, price_with_tax, free_from }) =>
      listRegionPrefectures(region).map((prefecture) => ({
        prefecture,
        postage: isFree || (free_from !== null && price >= free_from) ? 0 : price_with_tax,
      })),
    )
  const postages = new Set(places.map(({ postage }) => postage))
  const [single] = postages
  if (single === undefined) return []
  if (postages.size === 1) return [shippingElement('', single)]
  return places.map(({ prefecture, postage }) => shippingElement(element('region', prefecture), postage))
}

const shippingElement = (region: string, postage: number) =>
  `<g:shipping>${element('country', 'JP')}${region}${element('price', yen(postage))}</g:shipping>`

/** Converts a staff's HTML to plain text. */
function toText(html: string): string {
  const spaced = html.replace(/<\/(p|div|li|h\d|tr)>|<br\s*\/?>/gi, '\n')
  const escaped = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} })
  const text = escaped.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  return [...text.replaceAll(/\n{2,}/g, '\n').trim()].slice(0, longestDescription).join('')
}
