import { newAddress } from '../shop/member'
import { addToCart, orderNumber, typeOrderer } from '../shop/served/checkout'
import { expect, test } from '../shop/served/journey'
import type { Control } from '../shop/served/look'
import type { Reader } from '../shop/served/reader'

const headings = '姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号'
const row = (last: string, postal = '150-0001') =>
  `${last},花子,サトウ,ハナコ,${postal},東京都,渋谷区,神宮前1-1,ハイツ101,03-1234-5678`

async function readText(reader: Reader, text: string) {
  reader.unfold('住所録を貼り付けて追加する')
  reader.fill('[name="addressText"]', text)
  await reader.press('お届け先を読み取る')
}
const readTable = (reader: Reader, rows: string[]) => readText(reader, [headings, ...rows].join('\n'))

const countAt = (reader: Reader, name: string) => {
  const place = reader.screen.getByRole('group', { name: new RegExp(`${name}.*さま`) })
  return place.querySelector<Control>('input[name^="count."]')!
}

test('asks about a pasted message and takes the answer as confirmed', async ({ reader }) => {
  await addToCart(reader, 'imabari-towel-set')
  await reader.open('/cart/shipping-matrix')
  await readText(reader, '佐藤花子様\n〒150-0001 東京都渋谷区神宮前4-12-10')

  expect(reader.text).toContain('2行目（佐藤 花子 さま）：姓と名の区切りをご確認ください')
  expect(reader.text).toContain('2行目（佐藤 花子 さま）：電話番号を入力してください')
  const table = reader.field('[name="addressText"]').value
  expect(table).toContain('佐藤\t花子\t\t\t1500001\t東京都\t渋谷区\t神宮前4-12-10\t\t')
  reader.fill('[name="addressText"]', `${table}03-1234-5678`)
  await reader.press('お届け先を読み取る')

  expect(countAt(reader, '佐藤').value).toBe('1')
})

test('checks and stores the quantities for several addresses', async ({ reader }) => {
  await addToCart(reader, 'imabari-towel-set')
  await reader.open('/cart/shipping-matrix')
  await readTable(reader, [row('佐藤'), row('鈴木')])
  expect(countAt(reader, '鈴木').value).toBe('1')
  reader.fill(countAt(reader, '鈴木'), 'たくさん')
  await reader.press('次へ進む')

  expect(reader.alerts).toContain('鈴木 花子 さま：数量は数字で')
  expect(countAt(reader, '鈴木').value).toBe('たくさん')
  reader.fill(countAt(reader, '鈴木'), '２')
  reader.uncheck(/お届け日時・のし・ラッピング/)
  await reader.press('次へ進む')

  expect(reader.heading).toBe('ご注文者さまの情報')
  await reader.open('/cart/shipping-matrix')
  expect(countAt(reader, '佐藤').value).toBe('1')
  expect(countAt(reader, '鈴木').value).toBe('2')
})

async function toDelivery(reader: Reader) {
  await addToCart(reader, 'imabari-towel-set')
  await reader.open('/cart/shipping-matrix')
  await readTable(reader, [row('佐藤'), row('鈴木')])
  expect(reader.document.querySelectorAll('[name^="count."]')).toHaveLength(2)
  reader.fill(countAt(reader, '佐藤'), '２')
  await reader.press('次へ進む')
  expect(reader.heading).toBe('ご注文者さまの情報')
  typeOrderer(reader, newAddress('several-plain'))
  await reader.press('次へ進む')
  expect(reader.heading).toBe('お届け日時・ギフトの指定')
}

async function addThird(reader: Reader) {
  await reader.press('別の住所にも届ける')
  await reader.press('お届け先を追加する')
  expect(reader.text).toContain('この住所に届ける商品をお選びください')
  const texts = {
    shipping_last_name: '高橋',
    shipping_first_name: '一郎',
    shipping_last_name_kana: 'タカハシ',
    shipping_first_name_kana: 'イチロウ',
    postal_code: '5300001',
    city: '大阪市北区',
    address1: '梅田1-1',
    phone_number: '0612345678',
  }
  for (const [name, text] of Object.entries(texts)) reader.fill(`[name="recipient.${name}"]`, text)
  reader.select('[name="recipient.prefecture"]', '大阪府')
  reader.select('[name^="shares"]', '1')
  await reader.press('お届け先を追加する')
  expect(reader.text).toContain('高橋 一郎 さま')
}

test('a guest orders for two pasted addresses and a typed one', async ({ reader }) => {
  await toDelivery(reader)
  await addThird(reader)
  await reader.press('お支払いへ進む')
  reader.check(/銀行振込/)
  await reader.press('ご注文内容の確認へ')
  const places = () => reader.screen.getByRole('region', { name: 'お届け先' }).textContent
  for (const name of ['佐藤 花子', '鈴木 花子', '高橋 一郎']) expect(places()).toContain(name)
  await reader.press('お届け日時・ギフトの指定を変更する')
  reader.fill('備考', '不在の場合はお電話ください')
  await reader.press('ご注文内容の確認へ')

  expect(reader.heading).toBe('ご注文内容の確認')
  expect(reader.text).toContain('不在の場合はお電話ください')
  await reader.press('お届け先を変更する')
  expect(reader.heading).toBe('複数のお届け先')
  await reader.press('次へ進む')
  await reader.press('ご注文内容の確認へ')
  expect(reader.heading).toBe('ご注文内容の確認')
  for (const name of ['佐藤 花子', '鈴木 花子', '高橋 一郎']) expect(places()).toContain(name)
  await reader.press('注文を確定する')
  orderNumber(reader)
})
