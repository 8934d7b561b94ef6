import { emptySite, readSettings } from '@storefront/site'
import { aProduct } from '../testing/product-builders'
import { offerOf } from './product-offer.rules'

const site = {
  ...emptySite('tsunagu'),
  name: 'つなぐギフト',
  settings: readSettings({ 'ORDER.SHIPPING.MAX_RATE': 3300, 'ORDER.RETURN.DAYS': 7 }),
}

test('search engines get the highest postage, or zero for free shipping', () => {
  const rateOf = (carriage_class: 'normal' | 'free') =>
    offerOf(aProduct({ carriage_class }), '/p', site).shippingDetails?.shippingRate

  expect(rateOf('normal')).toMatchObject({ currency: 'JPY', maxValue: 3300 })
  expect(rateOf('free')).toMatchObject({ currency: 'JPY', value: 0 })
})

test.each([
  ['a towel', {}, 'MerchantReturnFiniteReturnWindow'],
  ['food', { data: [{ label: '原材料名', value: '小豆' }] }, 'MerchantReturnNotPermitted'],
  ['alcohol', { is_alcohol: true }, 'MerchantReturnNotPermitted'],
  ['what bears a name', { has_name_embroidery: true }, 'MerchantReturnNotPermitted'],
])('search engines are told the return policy of %s', (_what, own, category) => {
  expect(offerOf(aProduct(own), '/p', site).hasMerchantReturnPolicy).toMatchObject({
    returnPolicyCategory: `https://schema.org/${category}`,
  })
})

test('a shop without postage or returns publishes none', () => {
  const offer = offerOf(aProduct({ carriage_class: 'normal' }), '/p', emptySite('tsunagu'))

  expect(offer).not.toHaveProperty('shippingDetails')
  expect(offer).not.toHaveProperty('hasMerchantReturnPolicy')
})

test('an offer names its seller', () => {
  expect(offerOf(aProduct(), '/p', site).seller).toEqual({ '@type': 'Organization', name: 'つなぐギフト' })
})
