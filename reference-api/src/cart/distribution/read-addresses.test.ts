import { anAddress } from '../../testing/cart-builders'
import { readAddresses } from './read-addresses.rules'

const terms = { form: { form: [], options: {} }, isKanaOptional: false }
const read = (csv: string) => readAddresses(csv, terms)
const problemsOf = (csv: string): string[] => {
  try {
    read(csv)
  } catch (error) {
    return (error as { errors: { csv: string[] } }).errors.csv[0]!.split('\n')
  }
  throw new Error('Nothing was refused')
}

const heading = '姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号'
const row = '山田,太郎,ヤマダ,タロウ,1000001,東京都,千代田区,千代田1-1,,0312345678'
const address = { ...anAddress({ address1: '千代田1-1' }), address2: null, cell_phone_number: null }

test.each([
  ['with headings', `${heading}\n${row}`],
  ['without headings, in the address book’s order', row],
  ['with a UTF-8 byte order mark', `\uFEFF${heading}\r\n${row}\r\n`],
  ['pasted from a spreadsheet', `${heading}\n${row}`.replaceAll(',', '\t')],
  ['with foreign line endings and blank lines', `\r${heading}\r\r${row}\r`],
  [
    'quoted',
    `"姓","名","セイ","メイ","郵便番号","都道府県","市区町村","町名・番地","電話番号"
"山田","太郎","ヤマダ","タロウ","100-0001","東京都","千代田区","千代田1-1","03-1234-5678"`,
  ],
  [
    'with other headings and column order',
    `〒,都道府県,市区町村,町名･番地,TEL,名字,名前,姓（カナ）,名（フリガナ）,備考
〒１００－０００１,東京都,千代田区,千代田1-1,+81 3-1234-5678,山田,太郎,ﾔﾏﾀﾞ,たろう,なし`,
  ],
])('reads a table %s', (_title, csv) => {
  expect(read(csv)).toEqual([expect.objectContaining(address)])
})

test('allows delimiters, quotes and line breaks in a cell', () => {
  const [one] = read(`${heading}\n${row.replace('千代田1-1,', '"千代田1-1, ""蔵""",')}`)

  expect(one!.address1).toBe('千代田1-1, "蔵"')
})

test('restores leading zeros dropped by a spreadsheet', () => {
  const [one] = read(
    row
      .replace('1000001', '600001')
      .replace('0312345678', '312345678')
      .replace('東京都,千代田区', '北海道,札幌市'),
  )

  expect(one).toMatchObject({ postal_code: '0600001', phone_number: '0312345678' })
})

test('reports every problem with its line and column', () => {
  const wrong = row.replace('1000001', '12').replace('ヤマダ', 'yamada')
  const csv = `${heading}\n"山田","太郎
",ヤマダ,タロウ,1000001,東京都,千代田区,千代田1-1,,0312345678\n\n${wrong}\n${row.replace('千代田区', '😀')}`

  expect(problemsOf(csv)).toEqual([
    '5行目「セイ」：セイは全角カタカナで入力してください',
    '5行目「郵便番号」：郵便番号は半角数字7桁で入力してください',
    expect.stringMatching(/^6行目「市区町村」：市区町村に、絵文字など/),
  ])
})

test.each([
  ['an empty table', ' \n', '住所の表を貼り付けるか、CSVファイルを選択してください'],
  [
    'headings without a required column',
    '姓,名,セイ,メイ,郵便番号\nx',
    '1行目：見出しに「都道府県」「市区町村」「町名・番地」「電話番号」がありません',
  ],
  [
    'more rows than an order may have addresses',
    [heading, ...Array.from({ length: 101 }, () => row)].join('\n'),
    '一度に追加できるのは100件までです（101件ありました）',
  ],
  [
    'two hundred thousand lines',
    `${heading}\n${'x,\n'.repeat(200_000)}`,
    '一度に追加できるのは100件までです',
  ],
  ['only line breaks', '\n'.repeat(200_000), '住所の表を貼り付けるか、CSVファイルを選択してください'],
  [
    'an unquoted comma',
    `${heading}\n${row},x`,
    '2行目：列が多すぎます。カンマを含む文字は引用符（"）で囲んでください',
  ],
  ['an unclosed quote', `${heading}\n"${row}`, '引用符（"）が閉じられていません。表をご確認ください'],
])('rejects %s with a message', (_title, csv, words) => {
  expect(problemsOf(csv)).toEqual([words])
})

test('lists the first ten problems and counts the rest', () => {
  const wrong = row.replace('1000001', '12')
  const told = problemsOf(Array.from({ length: 30 }, () => wrong).join('\n'))

  expect(told).toHaveLength(11)
  expect(told.at(-1)).toBe('ほか20か所')
})
