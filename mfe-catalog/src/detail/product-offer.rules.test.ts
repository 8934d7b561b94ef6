import { emptySite, readSettings } from '@storefront/site'
import { aProduct } from '../testing/product-builders'
import { buildOffer } from './product-offer.rules'

const site = {
  ...emptySite('tsunagu'),
  name: 'つなぐギフト',
  settings: readSettings({ 'ORDER.SHIPPING.MAX_RATE': 3300, 'ORDER.RETURN.DAYS': 7 }),
}

test('publishes the highest shipping fee, or zero for free shipping', () => {
  const rateOf = (carriage_class: 'normal' | 'free') =>
    buildOffer(aProduct({ carriage_class }), '/p', site).shippingDetails?.shippingRate

  expect(rateOf('normal')).toMatchObject({ currency: 'JPY', maxValue: 3300 })
  expect(rateOf('free')).toMatchObject({ currency: 'JPY', value: 0 })
})

test.each([
  ['a towel', {}, 'MerchantReturnFiniteReturnWindow'],
  ['food', { data: [{ label: '原材料名', value: '小豆' }] }, 'MerchantReturnNotPermitted'],
  ['alcohol', { is_alcohol: true }, 'MerchantReturnNotPermitted'],
  ['a personalised product', { has_name_embroidery: true }, 'MerchantReturnNotPermitted'],
])('publishes the return policy of %s', (_what, own, category) => {
  expect(buildOffer(aProduct(own), '/p', site).hasMerchantReturnPolicy).toMatchObject({
    returnPolicyCategory: `https://schema.org/${category}`,
  })
})

test('publishes no shipping or return details without shop settings', () => {
  const offer = buildOffer(aProduct({ carriage_class: 'normal' }), '/p', emptySite('tsunagu'))

  expect(offer).not.toHaveProperty('shippingDetails')
  expect(offer).not.toHaveProperty('hasMerchantReturnPolicy')
})

test('names the seller in the offer', () => {
  expect(buildOffer(aProduct(), '/p', site).seller).toEqual({ '@type': 'Organization', name: 'つなぐギフト' })
})
