import type { Product } from '@storefront/contracts'
import { breadcrumbJsonLd, type Head } from '@storefront/navigation'
import { htmlToText } from '../analytics.rules'
import { buildProductTrail } from '../purchase/product-trail.rules'
import { buildOffer } from './product-offer.rules'

/** Checks for the tag that staff assign to products on pre-order. */
export const isPreOrder = ({ tags }: Pick<Product, 'tags'>) => tags.some(({ key }) => key === 'pre-order')

/** Returns a GTIN only for 8 or 13 digits, because shops also enter their own numbers in this field. */
const readGtin = ({ jan_code }: Pick<Product, 'jan_code'>) =>
  jan_code && /^(\d{8}|\d{13})$/.test(jan_code) ? { gtin: jan_code } : {}

/** Returns the description without a first paragraph that repeats the catch copy beside the price. */
export function withoutCatchCopy({ description, catch_copy }: Pick<Product, 'description' | 'catch_copy'>) {
  const [first = ''] = /^\s*<p>[^<]*<\/p>\s*/.exec(description) ?? []
  return catch_copy && htmlToText(first) === catch_copy.trim() ? description.slice(first.length) : description
}

export function buildProductHead({ product }: { product: Product }): Head {
  const path = `/product/${product.key}`
  const { brand } = product.product_model
  const image = product.image ? `${product.image.path}/960.webp` : undefined
  return {
    title: product.name,
    description: product.catch_copy || htmlToText(product.description).slice(0, 120),
    canonical: `/product/${product.canonical_key ?? product.key}`,
    image,
    type: 'product',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: product.name,
        sku: product.code,
        ...readGtin(product),
        image: product.images.map((picture) => `${picture.path}/960.webp`),
        description: htmlToText(product.description),
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
        offers: buildOffer(product, path),
      },
      breadcrumbJsonLd([
        { label: 'トップ', href: '/' },
        ...buildProductTrail(product),
        { label: product.name },
      ]),
    ],
  }
}
