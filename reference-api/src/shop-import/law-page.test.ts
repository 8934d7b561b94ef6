import { formatYen } from '@storefront/locale-ja'
import { join } from 'node:path'
import type { CarriageRate } from '../delivery/delivery/carriage-rate.table'
import { computeCarriage } from '../pricing/pricing/carriage.rules'
import { cashOnDeliveryFees, paymentFee, walletCodes } from '../payment/payment/payment.rules'
import { receiptIssuer, issuerLines } from '../checkout/receipt/receipt.rules'
import { shippingRegions } from '../delivery/postal-code/shipping-region.rules'
import { isForEachPiece } from '@storefront/contracts'
import { priceWithTax } from '../shop/tax-rate/tax-rate.rules'
import type { ShopFolder } from './read/shop-folder'
import { readShopFolder } from './read-shop-folder'

const regionNames: Record<(typeof shippingRegions)[number], string> = {
  hokkaido: '北海道',
  tohoku: '東北',
  kanto: '関東',
  chubu: '中部',
  kansai: '関西',
  chugoku: '中国',
  shikoku: '四国',
  kyushu: '九州',
  okinawa: '沖縄',
  island: '離島',
}

function lawRows(shop: ShopFolder): Record<string, string> {
  const content = shop['static-pages.yaml'].find(({ url }) => url === '/law')?.content ?? ''
  const rows = [...content.matchAll(/<th scope="row">([^<]+)<\/th><td>(.*?)<\/td>/gs)]
  const textOf = (html: string) => html.replace(/<br>\n?/g, '\n').replace(/<[^>]+>/g, '')
  return Object.fromEntries(rows.map(([, term = '', value = '']) => [term, textOf(value)]))
}

/** Lists the shop's charges besides the products, line by line, from the same data that the cart uses. */
function costLines(shop: ShopFolder): string[] {
  const rates: CarriageRate[] = shop['carriages.csv'].map(({ line: _line, ...rate }) => rate)
  const isCooled = shippingRegions.some((region) => computeCarriage(rates, region, 'cool', 0) > 0)
  const postage = shippingRegions.map((region) => {
    const costOf = (kind: 'normal' | 'cool') => formatYen(computeCarriage(rates, region, kind, 0))
    const costs = isCooled ? `通常便 ${costOf('normal')}、クール便 ${costOf('cool')}` : costOf('normal')
    return `${regionNames[region]}：${costs}`
  })
  const standardRate = shop['tax-rates.csv'].filter(({ tax_class }) => tax_class === 'standard').at(-1)!.rate
  const accessories = shop['accessories.csv'].map(({ name, kind, unit_price }) => {
    const price = priceWithTax(unit_price, standardRate, 'half_up')
    // Wrapping is charged per item, cards and bags once per parcel.
    return `${name}：${price === 0 ? '無料' : `${formatYen(price)}（${isForEachPiece({ kind }) ? '1点' : '1つ'}につき）`}`
  })
  const atTheDoor = cashOnDeliveryFees.map(
    ({ upTo, fee }) => `代金引換手数料（お支払い額${formatYen(upTo)}まで）：${formatYen(fee)}`,
  )
  const fees = shop['payments.csv']
    .filter(({ is_show }) => is_show)
    .flatMap(({ code, name }) => {
      if (code === 'cash_on_delivery') return atTheDoor
      if (code === 'bank_transfer') return ['銀行振込の振込手数料：金融機関の定める額（お客さまのご負担）']
      const kind = walletCodes.some((wallet) => wallet === code) ? 'wallet' : (code as 'card')
      const fee = paymentFee(kind, 1)
      return fee === 0 ? [] : [`${name}の手数料：${formatYen(fee)}`]
    })
  return [...postage, ...fees, ...accessories]
}

describe.each(['tsunagu', 'business', 'school'])('%s', (name) => {
  let shop: ShopFolder
  beforeAll(async () => {
    shop = await readShopFolder(join(__dirname, '../../seed', name))
  })

  test('lists exactly the costs beyond the price of the products', () => {
    const costs = (lawRows(shop)['商品代金以外の費用'] ?? '').split('\n')

    expect(costs.filter((line) => line.includes('：'))).toEqual(costLines(shop))
    const freeFrom = new Set(
      shop['carriages.csv'].flatMap(({ free_from }) => (free_from === null ? [] : [free_from])),
    )
    const told = [...freeFrom].map((from) => expect.stringContaining(`税込${formatYen(from)}以上`))
    expect(costs.filter((line) => line.includes('以上'))).toEqual(told)
  })

  test('names the regions excluded from free shipping', () => {
    const paid = shop['carriages.csv'].filter(({ free_from }) => free_from === null)
    const [note = ''] = (lawRows(shop)['商品代金以外の費用'] ?? '')
      .split('\n')
      .filter((line) => line.includes('以上'))

    const regions = paid.filter(({ carriage_kind }) => carriage_kind === 'normal').map(({ region }) => region)
    expect(regions).toEqual(['okinawa', 'island'])
    expect(note).toContain('沖縄と離島を除く')
    const isCoolPaid = paid.some(
      ({ carriage_kind, region }) => carriage_kind === 'cool' && region === 'kanto',
    )
    expect(note.startsWith('通常便は')).toBe(isCoolPaid)
  })

  test('lists the payment methods on offer', () => {
    const shown = shop['payments.csv'].filter(({ is_show }) => is_show).map(({ name: payment }) => payment)

    expect(lawRows(shop)['お支払い方法']).toBe(shown.join('、'))
  })

  test("names the receipts' issuer as the seller", () => {
    const rows = lawRows(shop)
    const lines = issuerLines(receiptIssuer(shop['settings.yaml'], shop['shop.yaml'].name))

    expect(lines).toEqual([
      rows['販売事業者']!.replace('（見本の店舗です）', ''),
      rows['所在地'],
      `登録番号：${rows['登録番号']}`,
    ])
    const company = shop['static-pages.yaml'].find(({ url }) => url === '/company')?.content ?? ''
    expect(company).toContain(rows['登録番号'])
  })

  test('states delivery times of prepaid orders separately', () => {
    const rows = lawRows(shop)

    expect(rows['お届け時期']).toContain('ご注文内容の確認画面')
    expect(rows['お届け時期']).toContain('ご入金の確認後')
  })
})
