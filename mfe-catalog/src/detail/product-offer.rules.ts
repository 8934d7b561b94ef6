import type { Product } from '@storefront/contracts'
import { currentSite, type Settings } from '@storefront/site'

const availability = { in_stock: 'InStock', few: 'LimitedAvailability', sold_out: 'SoldOut' } as const
const country = 'JP'
const foodLabels = ['原材料名', '賞味期限', '消費期限']

export function buildOffer(product: Product, url: string, { name, settings } = currentSite()) {
  return {
    '@type': 'Offer',
    price: product.price_with_tax,
    priceCurrency: 'JPY',
    url,
    availability: `https://schema.org/${availability[product.stock_state]}`,
    seller: { '@type': 'Organization', name },
    itemCondition: 'https://schema.org/NewCondition',
    ...buildShippingDetails(product, settings),
    ...buildReturnPolicy(product, settings),
  }
}

function buildShippingDetails({ carriage_class }: Product, { maxShippingRate }: Settings) {
  const isFree = carriage_class === 'free'
  if (!isFree && maxShippingRate <= 0) return {}
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        currency: 'JPY',
        ...(isFree ? { value: 0 } : { maxValue: maxShippingRate }),
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    },
  }
}

/** Checks whether the product can be returned. Food and personalised products can't. */
const isTakenBack = ({ data, is_alcohol, has_measurement, has_name_embroidery }: Product) =>
  !is_alcohol &&
  !has_measurement &&
  !has_name_embroidery &&
  !data.some(({ label }) => foodLabels.includes(label))

function buildReturnPolicy(product: Product, { returnDays }: Settings) {
  if (returnDays <= 0) return {}
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: country,
      ...(isTakenBack(product)
        ? {
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: returnDays,
            returnMethod: 'https://schema.org/ReturnByMail',
            returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
          }
        : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
    },
  }
}
