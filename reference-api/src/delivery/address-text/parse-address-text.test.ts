import { parseAddressText } from './parse-address-text.rules'

const line = '山田 太郎 〒100-0005 東京都千代田区丸の内1-9-2 丸の内第一ビル3F 03-5550-0123'

test('stops one address after the limit', () => {
  expect(parseAddressText(Array(50).fill(line).join('\n'), 10)).toHaveLength(11)
})

test('answers the part of the text that an address was read from', () => {
  const [address] = parseAddressText(`こんにちは。\r\n${line}\r\n`, 10)

  expect(address?.source).toBe(line)
})

test('reads text with a byte order mark, decomposed kana and full-width commas', () => {
  const decomposed = '\uFEFF氏名，フリガナ，住所\r\n山田 太郎，ヤマタ\u3099 タロウ，東京都千代田区丸の内1-9-2'
  const [address] = parseAddressText(decomposed, 10)

  expect(address).toMatchObject({ last_name_kana: 'ヤマダ', address1: '丸の内1-9-2', postal_code: '1000005' })
})

test('reads a table whose last quote is missing', () => {
  const text = '氏名,郵便番号,住所\n山田 太郎,100-0005,"東京都千代田区丸の内1-9-2'

  expect(parseAddressText(text, 10)).toHaveLength(1)
})

const floods = [
  '1',
  '-',
  '様',
  '\t',
  '"',
  '\n',
  '東京都',
  ' ',
  '中央区',
  'a,',
  '山田 太郎 様 ',
  '〒\n',
  '(',
  '1-\n',
]

test.each(floods)('ends for 100,000 characters of %j', (sign) => {
  const text = sign.repeat(Math.ceil(100_000 / sign.length)).slice(0, 100_000)

  expect(parseAddressText(text, 100)).toEqual([])
})
