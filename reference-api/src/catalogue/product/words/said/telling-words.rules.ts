import { foldSpelling } from '../spelling.rules'
import {
  carrierBagWord,
  frozenWord,
  lastingWord,
  portionedWord,
  roomTemperatureWord,
  soonWord,
} from './services.rules'

const persons = [
  ...[
    '娘',
    '息子',
    '妻',
    '夫',
    '嫁',
    '婿',
    '奥さん',
    '奥様',
    '旦那',
    '旦那さん',
    '主人',
    '彼',
    '彼女',
    '彼氏',
  ],
  ...[
    '女性',
    '男性',
    '女の人',
    '男の人',
    '女子',
    '男子',
    'レディース',
    'メンズ',
    '大学生',
    '一人暮らし',
    'ひとり暮らし',
  ],
  ...['孫', '妊婦', '妊婦さん', '小学生', '中学生', '高校生'],
]
const keeping = [soonWord, roomTemperatureWord, frozenWord, lastingWord, portionedWord, carrierBagWord]
const manners = [
  '高級',
  '贅沢',
  '豪華',
  'プレミアム',
  'シンプル',
  'モダン',
  'かわいい',
  'おしゃれ',
  '国産',
  '日本製',
]
const colours =
  '赤|青|白|黒|緑|黄|黄色|紫|紺|茶色|桃色|水色|金色|銀色|灰色|ピンク|ブルー|レッド|ホワイト|ブラック|グリーン|イエロー|オレンジ色'

const materials = [
  ...[
    '木',
    '革',
    '本革',
    '皮',
    '陶器',
    '磁器',
    'ガラス',
    '硝子',
    '鉄',
    '銅',
    '竹',
    '紙',
    '和紙',
    '布',
    '綿',
    '絹',
    '麻',
  ],
  ...['シルク', 'コットン', 'ウール', 'ステンレス', '漆'],
]

const details = new Set([...persons, ...keeping, ...manners, ...materials].map(foldSpelling))
const colour = new RegExp(`^(?:${colours})(?:い|色|系)?の?$`, 'u')
/** An adjective, not a noun that ends like one: 赤い, 大きい, お見舞い. */
const adjective = /^\p{Script=Han}[ぁ-ん]{0,2}(?<![祝舞洗習使占匂扱違迷])[いな]$/u

/** Checks for a word that names no goods: a person, colour, material or size, or how food is kept. */
export const isDetail = (word: string) =>
  details.has(foldSpelling(word)) ||
  colour.test(word) ||
  adjective.test(word) ||
  /\d|.用$|^[一二三四五六七八九十]人|.製$/u.test(word)

const isPerson = (word: string) => persons.includes(word)

/** Checks for a detail that finds unrelated goods. Goods for a person are related. */
export const isMereDetail = (word: string) => isDetail(word) && !isPerson(word)

/** Words of a diet, which are kept before the goods that they are looked for with. */
const diet = /レス$|^(?:ノン|デカフェ|無糖|減塩|低)|(?:不使用|無添加|オフ|カット|フリー)$/u

type Shorter = { word: string; dropped: string[] }

/**
 * Sorts shorter queries by what they leave out: details before the goods, and a diet last. A query of details
 * alone (青い, 26cm) finds unrelated goods and is left out, but the goods for a person are some.
 */
export function sortByTelling(all: readonly Shorter[]): Shorter[] {
  const weigh = ({ dropped }: Shorter) =>
    dropped.reduce((sum, word) => sum + (diet.test(word) ? 10_000 : isDetail(word) ? 1 : 100), 0)
  const isTelling = ({ word, dropped }: Shorter) =>
    dropped.every(isDetail) || word.split(/\s+/).some((one) => !isMereDetail(one))
  return all.filter(isTelling).toSorted((one, other) => weigh(one) - weigh(other))
}
