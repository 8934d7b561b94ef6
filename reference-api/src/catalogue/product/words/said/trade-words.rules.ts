import { foldSpelling } from '../spelling.rules'

/** Words of the trade. They name no goods, and none of them is a misspelt name of goods. */
const tradeWords = new Set(
  [
    ...['仕入れ', '仕入', '仕入れ値', '仕入れ用', '仕入先', '卸', '卸売', '卸売り', '卸値', '卸価格', '問屋'],
    ...[
      '業務用',
      '業務',
      '業販',
      '業者',
      '業者向け',
      '店舗用',
      '法人',
      '法人向け',
      '法人用',
      '会社用',
      '事業者',
    ],
    ...['まとめ買い', 'まとめ', 'まとめて', '大量', '大量注文', '大量購入', '大口', '大口注文', 'バルク'],
    ...[
      'ケース',
      'ケース買い',
      'ケース単位',
      'ケース売り',
      '箱買い',
      '箱売り',
      '箱単位',
      'ロット',
      '小ロット',
    ],
    ...['大ロット', '最小ロット', '最低ロット', '最小注文数', '単価', '再販', '転売'],
  ].map(foldSpelling),
)

export const isOfTrade = (word: string) => tradeWords.has(foldSpelling(word))

const counters =
  'ケース|箱|ダース|セット|ロット|パック|個|コ|本|缶|袋|枚|膳|客|点|つ|台|冊|部|着|組|足|口|函|cs|c/s'

const count = new RegExp(
  `^[約]?[\\d,〇一二三四五六七八九十百千]+\\s*(?:${counters})(?:ずつ|ほど|くらい|ぐらい|程度|前後|以上|以下|から|分|注文|購入)?$`,
  'iu',
)

/** Checks for a quantity that somebody orders (20ケース, 3本). What a box holds is none (6個入). */
export const isCount = (word: string) => count.test(word.normalize('NFKC'))

const apart = new RegExp(`(?<=[\\d〇一二三四五六七八九十百千])\\s+(?=(?:${counters})(?:\\s|$))`, 'giu')

/** Writes 20 ケース as one word. */
export const joinCounts = (text: string) => text.replace(apart, '')

/** Leaves quantities out of a term of several words. Returns undefined if it has none, or nothing else. */
export function withoutCounts(word: string): string | undefined {
  const words = word.split(/\s+/)
  const left = words.filter((one) => !isCount(one))
  return left.length > 0 && left.length < words.length ? left.join(' ') : undefined
}
