import type { Examples } from '../../../testing/endpoints/example'
import { executable } from '../../../testing/endpoints/example-files'

const csv = Buffer.from(
  '\uFEFFお届け先の名称,姓,名,セイ,メイ,郵便番号,都道府県,市区町村,町名・番地,建物名・部屋番号,電話番号,携帯電話番号\r\n実家,鈴木,和子,スズキ,カズコ,7900001,愛媛県,松山市,一番町１,,0899123456,\r\n',
)

export const examples: Examples = {
  importUserAddresses: {
    request: { file: { name: 'book.csv', bytes: csv } },
    refusal: { file: executable, code: 'user_address.import_failed' },
  },
}
