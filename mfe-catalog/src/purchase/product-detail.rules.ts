import type { Product } from '@storefront/contracts'
import { breadcrumbJsonLd, type Head } from '@storefront/navigation'
import { formatDateTime, formatDayWithWeekday } from '@storefront/locale-ja'
import { textOfHtml } from '../analytics.rules'

type Sellable = Pick<Product, 'stock_state' | 'is_sale' | 'sale_from' | 'sale_to'>

/** Why the product cannot be put into the cart now; undefined when it can. */
export function whyNotForSale(
  product: Sellable,
  isSelling: boolean,
  now: Date = new Date(),
): string | undefined {
  if (!isSelling) return 'ただいま販売を停止しています。再開までしばらくお待ちください。'
  if (product.sale_from && now < new Date(product.sale_from))
    return `${formatDateTime(product.sale_from)}から販売します。`
  if (product.sale_to && now > new Date(product.sale_to)) return '販売期間が終了しました。'
  if (!product.is_sale) return '現在お取り扱いしておりません。'
  if (product.stock_state === 'sold_out') return 'ただいま売り切れです。'
  return undefined
}

/** The stock section's sentence. */
export function stockText({
  stock_state,
  stock_quantity,
  lead_days,
}: Pick<Product, 'stock_state' | 'stock_quantity' | 'lead_days'>): string {
  if (stock_state === 'sold_out') return '売り切れ'
  const dispatch = `${lead_days}営業日以内に発送します`
  if (stock_state === 'few')
    return stock_quantity == null ? `残りわずか・${dispatch}` : `残り${stock_quantity}点・${dispatch}`
  return `在庫あり・${dispatch}`
}

/** When the product can arrive; a product that is made for the shopper or cannot be bought tells no day. */
export function deliveryText({
  first_delivery_day,
  has_measurement,
  has_name_embroidery,
}: Pick<Product, 'first_delivery_day' | 'has_measurement' | 'has_name_embroidery'>): string | undefined {
  if (has_measurement || has_name_embroidery) return undefined
  return `今ご注文いただくと、最短${formatDayWithWeekday(first_delivery_day)}にお届けできます（関東の場合）`
}

const availability = { in_stock: 'InStock', few: 'LimitedAvailability', sold_out: 'SoldOut' } as const

/** Title, pictures and structured data of a product page. */
export function headOfProduct({ product }: { product: Product }): Head {
  const path = `/product/${product.key}`
  const { brand } = product.product_model
  const image = product.image ? `${product.image.path}/960.webp` : undefined
  return {
    title: product.name,
    description: product.catch_copy || textOfHtml(product.description).slice(0, 120),
    canonical: path,
    image,
    type: 'product',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.name,
        sku: product.code,
        image: product.images.map((picture) => `${picture.path}/960.webp`),
        description: textOfHtml(product.description),
        ...(brand ? { brand: { '@type': 'Brand', name: brand.name } } : {}),
        ...(product.review.average === null
          ? {}
          : {
              aggregateRating: {
                '@type': 'AggregateRating',
                ratingValue: product.review.average,
                reviewCount: product.review.count,
              },
            }),
        offers: {
          '@type': 'Offer',
          price: product.price_with_tax,
          priceCurrency: 'JPY',
          url: path,
          availability: `https://schema.org/${availability[product.stock_state]}`,
        },
      },
      breadcrumbJsonLd([{ label: 'トップ', href: '/' }, ...trailOfProduct(product), { label: product.name }]),
    ],
  }
}

/** The way from the top page to the product's first category. */
export function trailOfProduct({ product_model }: Product): { label: string; href: string }[] {
  const [category] = product_model.categories
  if (!category) return []
  const path = category.path.some(({ key }) => key === category.key)
    ? category.path
    : [...category.path, category]
  return path.map(({ key, name }) => ({ label: name, href: `/product?category=${encodeURIComponent(key)}` }))
}
