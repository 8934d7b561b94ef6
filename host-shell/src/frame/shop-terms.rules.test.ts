import { emptySite, readSettings } from '@storefront/site'
import { shopTerms } from './shop-terms.rules'

const rate = (price_with_tax: number, free_from: number | null) => ({ price_with_tax, free_from })
const area = { key: 'kanto', name: '関東', prefectures: ['東京都'], transit_days: 1, is_own: true }
const site = {
  ...emptySite('tsunagu'),
  payments: ['クレジットカード', 'Google Pay', 'コンビニ払い（前払い）'],
  settings: readSettings({
    'ORDER.RETURN.DAYS': 7,
    'SHOP.PHONE_NUMBER': '03-0000-0000',
    'SHOP.PHONE_HOURS': '平日10時から17時',
  }),
  deliveryAreas: [
    { ...area, normal: rate(770, 11_000), cool: rate(1_100, null) },
    { ...area, key: 'okinawa', is_own: false, normal: rate(1_980, null), cool: null },
  ],
}
const textsOf = (own: Partial<typeof site>) =>
  shopTerms({ ...site, ...own }).map(({ term, text }) => `${term} ${text}`)

test('lists the postage, payment, return and phone terms of the shop', () => {
  expect(textsOf({})).toEqual([
    '送料 770円〜1,980円。11,000円以上で無料（一部の地域とクール便を除く）',
    'お支払い クレジットカード・Google\u00a0Pay・コンビニ払い',
    '返品 到着後7日以内（一部の商品を除く）',
    'お電話 平日10時から17時',
  ])
})

test('mentions no exceptions if one rate applies to all of Japan', () => {
  const everywhere = [{ ...area, normal: rate(660, 8_800), cool: rate(660, 8_800) }]

  expect(textsOf({ deliveryAreas: everywhere })[0]).toBe('送料 全国一律660円。8,800円以上で無料')
})

test('omits terms that the shop does not set', () => {
  expect(textsOf({ deliveryAreas: [], payments: [], settings: readSettings({}) })).toEqual([])
})
