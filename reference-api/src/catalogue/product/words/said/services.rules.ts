import type { Choice } from '../lexicon.rules'

/** Word of all products with a food label. Who excludes an allergen alone looks for food. */
export const foodWord = '食品'

/** Word of products that leave soon. Nothing of the shop arrives on the day of the order. */
export const soonWord = '早くお届け'

/** Words of how food is kept and portioned, written at import. */
export const roomTemperatureWord = '常温'
export const frozenWord = '冷凍'
export const lastingWord = '日持ちする'
export const portionedWord = '個包装'

/** Word of products that a carrier bag can be ordered with. */
export const carrierBagWord = '手提げ袋'

type Service = { words: readonly string[]; choice: Choice }

/** Services and traits by the words that shoppers use for them. A tag counts only in a shop that has it. */
export const services: readonly Service[] = [
  {
    words: [
      ...['送料無料', '送料込み', '送料込', '送料なし', '送料0円', '送料サービス', '送料不要', '配送料無料'],
      ...[
        '送料がかからない',
        '送料かからない',
        '送料のかからない',
        '送料タダ',
        '送料がタダ',
        '送料がいらない',
      ],
    ],
    choice: { kind: 'trait', key: 'free' },
  },
  {
    words: [
      'のし',
      '熨斗',
      'のし付き',
      '熨斗付き',
      'のし対応',
      '熨斗対応',
      'のし紙',
      '熨斗紙',
      'のし可',
      'noshi',
    ],
    choice: { kind: 'trait', key: 'noshi' },
  },
  { words: ['クール便', '冷蔵便', '要冷蔵', '冷蔵'], choice: { kind: 'trait', key: 'cool' } },
  {
    words: [
      ...['即日', '即納', '早く届く', 'すぐ欲しい', '最短お届け', '即日発送', '即日配送', '当日発送'],
      ...['あす楽', '最短', 'すぐ届く', '急ぎ', 'お急ぎ', 'お急ぎ便'],
    ],
    choice: { kind: 'word', key: soonWord },
  },
  {
    words: [
      ...['明日', '明日届く', '明日着', '明日着く', '明日届けて', '明日届けたい', '明日お届け', '明日中'],
      ...['明日までに', '明日必要', '明日欲しい', 'あした届く', 'あす届く', '明日到着'],
      ...['翌日', '翌日配送', '翌日お届け', '翌日着', '翌日届く'],
    ],
    choice: { kind: 'day', key: 'tomorrow' },
  },
  {
    words: [
      '常温',
      '常温保存',
      '常温便',
      '常温で届く',
      '常温で保存できる',
      '常温OK',
      '冷蔵不要',
      '要冷蔵でない',
      '冷蔵庫に入れなくていい',
      '冷蔵庫に入れない',
      '冷蔵庫不要',
      '冷蔵庫いらず',
      '冷蔵庫がいらない',
    ],
    choice: { kind: 'word', key: roomTemperatureWord },
  },
  {
    words: ['冷凍', '冷凍便', '冷凍食品', '要冷凍', '冷凍保存'],
    choice: { kind: 'word', key: frozenWord },
  },
  {
    words: [
      ...[
        '日持ち',
        '日もち',
        '日持ちする',
        '日持ちのする',
        '日持ちがする',
        '日持ちがよい',
        '日持ちがいい',
        '日持ちがして',
        '日持ちして',
      ],
      ...['日持ちの良い', '日持ちのいい', '日持ちのよい', '日持ち長め', '長持ち', '長期保存', '保存がきく'],
      ...['保存が利く', '保存のきく', '賞味期限が長い', '賞味期限の長い', '賞味期限長め', '賞味期限長い'],
      ...[
        '賞味期限長持ち',
        'すぐに食べなくていい',
        '置いておける',
        '長くもつ',
        '日持ちするもの',
        'ひもち',
        'ひもちする',
      ],
    ],
    choice: { kind: 'word', key: lastingWord },
  },
  {
    words: [
      ...[
        '個包装',
        '個別包装',
        '小分け',
        '小分け包装',
        '一つずつ包装',
        '一個ずつ包装',
        'ばらまき',
        'バラマキ',
      ],
      ...['ばらまき用', 'ばらまき菓子', '配りやすい', '配り用', '配れる', '分けやすい'],
    ],
    choice: { kind: 'word', key: portionedWord },
  },
  {
    words: ['手提げ袋', '手提げ袋付き', '紙袋', '紙袋付き', '手渡し用の紙袋', '手渡し用', '手渡し'],
    choice: { kind: 'word', key: carrierBagWord },
  },
  {
    words: ['住所がわからない', '住所を知らない', '住所知らない', '住所不要', '住所なし', '住所が不明'],
    choice: { kind: 'word', key: 'ソーシャルギフト' },
  },
  {
    words: [
      'ランキング',
      '人気ランキング',
      '売れ筋',
      '売れ筋ランキング',
      '人気順',
      'ベストセラー',
      '人気商品',
      '人気の商品',
      ...['一番人気', 'いちばん人気', '人気no1', '人気ナンバーワン', 'よく売れてる', 'よく売れている'],
      ...[
        '一番売れてる',
        '一番売れている',
        'いちばん売れてる',
        'いちばん売れている',
        '売れてるもの',
        '売れているもの',
      ],
    ],
    choice: { kind: 'sort', key: 'popular' },
  },
  {
    words: [
      'セール',
      'sale',
      'バーゲン',
      '値下げ',
      '割引',
      'お買い得',
      '特価',
      'アウトレット',
      'セール品',
      '値下げ品',
      '値引き',
      '値下がり',
      '安くなってる',
      '安くなっている',
      'お値段下がってる',
      '値段が下がってる',
    ],
    choice: { kind: 'tag', key: 'sale' },
  },
  {
    words: [
      '新商品',
      '新入荷',
      '入荷したて',
      '新着',
      '新着商品',
      '新作',
      '新発売',
      '新製品',
      '新着順',
      'new',
    ],
    choice: { kind: 'tag', key: 'new' },
  },
  {
    words: [
      ...[
        '名入れ',
        'お名入れ',
        '名前入り',
        'お名前入り',
        '名入り',
        '名前入れ',
        'ネーム入り',
        '刺繍',
        '名前刺繍',
      ],
      ...['名入れギフト', 'オリジナル名入れ'],
    ],
    choice: { kind: 'tag', key: 'name' },
  },
]

/** Says that there is no room or use for a fridge: 冷凍庫に入らないので, 冷蔵庫がいっぱいで. */
const noRoom =
  /冷[凍蔵]庫(?:の)?(?:空き|場所|スペース)?(?:には?|[がはもへ])?(?:入(?:ら|り(?:きら)?|れ(?:られ|たく)?)な(?:い|く)(?:て(?:いい|もいい|よい|も(?:大丈夫|平気)))?|ない|小さ(?:い|く)|狭(?:い|く)|いっぱい|不要|いらない|使わない|持って(?:い)?ない)(?:もの|物)?(?:な?ので|(?:だ|です)?から|ため|て)?[のなでに、]?/gu

/** Writes the lack of a fridge as what is kept without one. */
export const nameKeeping = (text: string): string =>
  text.replace(noRoom, /冷蔵(?!庫)/u.test(text) ? ' ' : ` ${roomTemperatureWord} `)
