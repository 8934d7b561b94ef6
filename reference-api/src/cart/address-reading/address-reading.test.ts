import { destinationsMax } from '@storefront/contracts'
import { checkRecipient, readRecipients } from './address-reading.rules'

const terms = { form: { form: [], options: {} }, isKanaOptional: true }
const read = (text: string) => readRecipients(text, terms)
const toRefusal = (text: string) => {
  try {
    read(text)
  } catch (error) {
    return (error as { errors: { text: string[] } }).errors.text[0]
  }
  return undefined
}

const message = `株式会社みどり
田中 誠 様
〒100-0005 東京都千代田区丸の内1-9-2 丸の内第一ビル3F
03-5550-0123`

test('puts the company after the building', () => {
  const [one] = read(message)

  expect(one).toMatchObject({
    address: {
      shipping_last_name: '田中',
      shipping_first_name: '誠',
      postal_code: '1000005',
      address1: '丸の内1-9-2',
      address2: '丸の内第一ビル3F 株式会社みどり',
      phone_number: '0355500123',
    },
    unsure: [],
    problems: {},
  })
})

test('reports missing parts at their fields, but no kana', () => {
  const [one] = read('佐藤 花子 様\n〒150-0001 東京都渋谷区神宮前4-12-10')

  expect(one?.problems).toEqual({ phone_number: ['電話番号を入力してください'] })
})

test('names the shop’s fields that a reader would ask about', () => {
  const [one] = read('氏名\t郵便番号\t住所\n伊藤健太\t980-0811\t宮城県仙台市青葉区一番町3-7-23')

  expect(one?.unsure).toEqual(['shipping_last_name', 'shipping_first_name'])
})

test('names a postal code of another prefecture after a correction', () => {
  const { address } = read(message)[0]!

  const { problems } = checkRecipient({ ...address, prefecture: '大阪府' }, terms)

  expect(Object.keys(problems)).toEqual(['postal_code'])
})

test.each([
  ['an empty text', ' \n', /^住所録を貼り付けるか/],
  ['a text without an address', 'よろしくお願いいたします。', /^お名前とご住所を読み取れませんでした/],
  [
    'more recipients than an order may have',
    Array.from({ length: destinationsMax + 1 }, () => message).join('\n\n'),
    /^一度に読み取れるのは100件までです/,
  ],
])('refuses %s with a message', (_title, text, words) => {
  expect(toRefusal(text)).toMatch(words)
})
