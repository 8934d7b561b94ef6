import { buildLexicon, type LexiconRows } from './lexicon.rules'
import { understandQuery } from './understand.rules'

const goods = [
  'お菓子',
  'お茶',
  '花',
  'バラ',
  'ワイン',
  'カーネーション',
  'せんべい',
  'ケーキ',
  '早くお届け',
  '食品',
  'マフラー',
  '中',
  '3歳',
  '初節句',
  '日本酒',
  '食べ物',
  '時計',
  'コーヒー',
  '木',
  '傘',
  '赤い',
  '常温',
  'クッキー',
]
const rows: LexiconRows = {
  occasions: [
    { key: 'oseibo', name: 'お歳暮', words: ['おせいぼ', '冬ギフト'] },
    { key: 'haha-no-hi', name: '母の日', words: ['母', 'カーネーション'] },
    { key: 'hikkoshi', name: '引越し', words: [] },
    { key: 'shussan-iwai', name: '出産祝い', words: ['出産'] },
    { key: 'uchiiwai', name: '内祝い', words: ['結婚内祝い', 'お返し'] },
    { key: 'koden-gaeshi', name: '香典返し', words: ['法事'] },
    { key: 'omimai', name: 'お見舞い', words: ['病気見舞い'] },
    { key: 'tanjobi', name: '誕生日', words: ['古希'] },
  ],
  recipients: [
    { key: 'boss', name: '上司・恩師', words: ['先生'] },
    { key: 'parents', name: '両親', words: [] },
  ],
  tags: [{ key: 'sale', name: 'セール' }],
  words: goods.map((shown) => ({
    word: shown
      .replace(/[ぁ-ん]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
      .replaceAll('ー', ''),
    shown,
    rank: '1' as const,
  })),
}
const lexicon = buildLexicon(rows)
const read = (typed: string) => {
  const found = understandQuery(typed, lexicon)
  if (!found) return undefined
  const { word, choices, without, priceFrom, priceTo } = found
  return [word, choices.map(({ key }) => key), without, [priceFrom, priceTo]]
}
const open = [undefined, undefined]

test.each([
  ['5000円以内 お菓子', 'お菓子', [], [], [undefined, 5_000]],
  ['お菓子3000円台', 'お菓子', [], [], [3_000, 3_999]],
  ['予算3000円から5000円', '', [], [], [3_000, 5_000]],
  ['¥2,000以下', '', [], [], [undefined, 2_000]],
  ['御歳暮', '', ['oseibo'], [], open],
  ['歳暮 お茶', 'お茶', ['oseibo'], [], open],
  ['引っ越し', '', ['hikkoshi'], [], open],
  ['上司', '', ['boss'], [], open],
  ['上司へのプレゼント', '', ['boss'], [], open],
  ['日持ちの良いお菓子', '日持ちする お菓子', [], [], open],
  ['常温保存 お菓子', '常温 お菓子', [], [], open],
  ['配りやすいお菓子 3000円', '個包装 お菓子', [], [], [2_400, 3_300]],
  ['3000円を超えないお茶', 'お茶', [], [], [undefined, 3_000]],
  ['2千円あれば買えるお茶', 'お茶', [], [], [undefined, 2_000]],
  ['3000円から4000円の間で', '', [], [], [3_000, 4_000]],
  ['予算5k', '', [], [], [4_000, 5_500]],
  ['三万円くらいのお祝いの品', '', [], [], [24_000, 33_000]],
  ['お菓子が苦手な両親', '-お菓子', ['parents'], [], open],
  ['手渡し用の紙袋がつけられるお菓子', '手提げ袋 お菓子', [], [], open],
  ['冷蔵庫に入れなくていいお菓子', '常温 お菓子', [], [], open],
  ['三千円は超えたくない', '', [], [], [undefined, 3_000]],
  ['2000円でお釣りくるお茶', 'お茶', [], [], [undefined, 2_000]],
  ['4500〜5500', '', [], [], [4_500, 5_500]],
  ['ご予算お一人様二千五百円程度', '', [], [], [2_000, 2_750]],
  ['1000円ぽっきり', '', [], [], [800, 1_100]],
  ['under 3000 yen', '', [], [], [undefined, 3_000]],
  ['税抜3万円以下 お茶', 'お茶', [], [], [undefined, 30_000]],
  ['3歳 両親', '3歳', ['parents'], [], open],
  ['引越し中の方へ', '', ['hikkoshi'], [], open],
  ['先生お茶', 'お茶', ['boss'], [], open],
  ['送料無料 のし', '', ['free', 'noshi'], [], open],
  ['ランキング', '', ['popular'], [], open],
  ['即日 お菓子', '早くお届け お菓子', [], [], open],
  ['小麦不使用', '食品', [], ['小麦'], open],
  ['卵と乳不使用のケーキ', 'ケーキ', [], ['卵', '乳'], open],
  ['両親 30代 お茶', 'お茶', ['parents'], [], open],
  ['母に贈るお菓子を探しています', 'お菓子', ['haha-no-hi'], [], open],
  ['3000円で買えるワイン', 'ワイン', [], [], [2_400, 3_300]],
  ['母の日花5000円以下', '花', ['haha-no-hi'], [], [undefined, 5_000]],
  ['バラの花', 'バラ 花', [], [], open],
  ['おいしいお茶', 'お茶', [], [], open],
  ['５０代両親', '', ['parents'], [], open],
  ['1万円を超えるギフト', '', [], [], [10_001, undefined]],
  ['出産した上司', '', ['shussan-iwai', 'boss'], [], open],
  ['両親に孫が生まれた', '孫', ['parents', 'shussan-iwai'], [], open],
  ['先生の初節句', '初節句', [], [], open],
  ['しゅっさん祝', '', ['shussan-iwai'], [], open],
  ['結婚のうち祝い', '', ['uchiiwai'], [], open],
  ['香典がえし お茶', 'お茶', ['koden-gaeshi'], [], open],
  ['病気みまい', '', ['omimai'], [], open],
  ['古稀のお祝い', '', ['tanjobi'], [], open],
  ['母の誕生日', '', ['parents', 'tanjobi'], [], open],
  ['母の日 誕生日', '', ['haha-no-hi', 'tanjobi'], [], open],
  ['千円札3枚で買えるお菓子', 'お菓子', [], [], [undefined, 3_000]],
  ['1万円でお釣りがくるワイン', 'ワイン', [], [], [undefined, 10_000]],
  ['3000円より安いお茶', 'お茶', [], [], [undefined, 2_999]],
  ['1500円以下に抑えたい お菓子', 'お菓子', [], [], [undefined, 1_500]],
  ['お酒が飲めない両親へ', '', ['parents'], ['アルコール'], open],
  ['アルコールなし', '食品', [], ['アルコール'], open],
  ['送料がかからないお菓子', 'お菓子', ['free'], [], open],
  ['1500えんいない', '', [], [], [undefined, 1_500]],
  ['1万〜2万', '', [], [], [10_000, 20_000]],
  ['銅色じゃないワイン', 'ワイン', [], [], open],
  ['母の日 花以外 5000円以下', '-花', ['haha-no-hi'], [], [undefined, 5_000]],
  ['甘くないお菓子', 'お菓子', [], [], open],
  ['4人で食べられるケーキ', 'ケーキ', [], [], open],
  ['両親 88歳', '', ['parents'], [], open],
  ['いちばん売れてるのはどれ', '', ['popular'], [], open],
  ['両親の引越しに日本酒を贈りたいのですがおすすめは？', '日本酒', ['parents', 'hikkoshi'], [], open],
  ['一人の両親に送る食べ物', '食べ物', ['parents'], [], open],
  ['先生への時計を探しています', '時計', ['boss'], [], open],
  ['コーヒーが好きな両親に何かいいものありますか', 'コーヒー', ['parents'], [], open],
  ['お茶 何かいいものありますか', 'お茶', [], [], open],
  ['3千円くらいの お菓子', 'お菓子', [], [], [2_400, 3_300]],
  ['小麦アレルギーの人 お菓子', 'お菓子', [], ['小麦'], open],
  ['お酒飲めない人 お歳暮', '', ['oseibo'], ['アルコール'], open],
  ['たくさん入り お菓子', 'お菓子', [], [], open],
  ['木製の時計', '木製 時計', [], [], open],
  ['法事に お返し', '', ['koden-gaeshi'], [], open],
  ['一周忌 お返し', '', ['koden-gaeshi'], [], open],
  ['赤い傘', '赤い 傘', [], [], open],
  ['冷凍庫に入らないので常温のもので', '常温', [], [], open],
  ['冷蔵庫がいっぱいなのでお菓子', '常温 お菓子', [], [], open],
  ['法事のお返し 香典返し', '', ['koden-gaeshi'], [], open],
  ['香典返し お返し', '', ['koden-gaeshi'], [], open],
  ['出産祝い お返し', '', ['uchiiwai'], [], open],
  ['両親に花以外でお茶', 'お茶 -花', ['parents'], [], open],
  ['クッキーを贈りたい', 'クッキー', [], [], open],
  ['5000円くらいで両親に喜ばれるお茶', 'お茶', ['parents'], [], [4_000, 5_500]],
])('understands %s', (typed, word, choices, without, range) => {
  expect(read(typed)).toEqual([word, choices, without, range])
})

test.each([
  'お茶',
  'カーネーション',
  '母子手帳',
  '10個入',
  'TW-3000',
  'ギフト',
  '森の実り',
  '花子',
  '抑えたい',
  'めんたいこう',
  '木製の下駄箱',
  '赤い帽子が欲しい',
  '生まれつき',
  '産まれたて',
])('leaves %s to be found in texts', (typed) => {
  expect(read(typed)).toBeUndefined()
})

test('leaves a tag that the shop lacks to be found in texts', () => {
  expect(read('新商品')).toBeUndefined()
  expect(read('セール')?.[1]).toEqual(['sale'])
})

test('reads no choice from the words that are left', () => {
  for (const typed of ['即日 お菓子', '上司へ卵なしのお菓子', '母に贈るお菓子を探しています'])
    expect(read(String(read(typed)?.[0]))).toBeUndefined()
})

test.each(['明日届く お菓子', '明日着のお菓子', 'お菓子 翌日お届け'])(
  'reads tomorrow as a day in %s',
  (typed) => {
    expect(read(typed)).toEqual(['お菓子', ['tomorrow'], [], open])
  },
)

const ofBusiness = buildLexicon({ ...rows, isForBusinesses: true })

test.each([
  ['お菓子　２０ケース', 'お菓子', []],
  ['お茶20ケース', 'お茶', []],
  ['お茶 20 ケース', 'お茶', []],
  ['お茶 3本', 'お茶', []],
  ['２箱 お茶', 'お茶', []],
  ['お茶 5セット', 'お茶', []],
  ['お菓子 ケース 仕入れ', 'お菓子', []],
  ['業務用のお茶', 'お茶', []],
  ['まとめ買い お茶', 'お茶', []],
  ['仕入れ', '', ['popular']],
  ['卸 業務用', '', ['popular']],
])('reads %s where businesses buy', (typed, word, keys) => {
  const found = understandQuery(typed, ofBusiness)

  expect([found?.word, found?.choices.map(({ key }) => key)]).toEqual([word, keys])
})

test('leaves words of the trade alone in other shops', () => {
  expect(read('仕入れ')).toBeUndefined()
})

const schools = [
  { name: '緑が丘中学校', name_kana: 'ミドリガオカチュウガッコウ' },
  { name: '青空小学校', name_kana: 'アオゾラショウガッコウ' },
]

test.each([
  ...['みどりがおか中', 'みどりがおか', '緑ヶ丘中', '緑ヶ丘中学校', '緑が丘中学', '緑ケ丘', '緑丘中'],
  ...['緑が丘の中学校', 'みどりがおかちゅうがっこう'],
])('reads %s as the name of a school', (typed) => {
  expect(understandQuery(typed, buildLexicon({ ...rows, schools }))?.word).toBe('緑が丘中学校')
})

test('reads no shared part of schools’ names as one of them', () => {
  const other = { name: '緑が丘小学校', name_kana: 'ミドリガオカショウガッコウ' }
  const shared = buildLexicon({ ...rows, schools: [...schools, other] })

  expect(understandQuery('緑が丘', shared)).toBeUndefined()
  expect(understandQuery('緑ヶ丘小', shared)?.word).toBe('緑が丘小学校')
})

// A Sunday.
const now = new Date('2026-11-29T12:00:00+09:00')

test.each([
  ['12月10日までに お茶', 'お茶', '2026-12-10'],
  ['お茶 １２月１０日まで', 'お茶', '2026-12-10'],
  ['12/10までに届くお茶', 'お茶', '2026-12-10'],
  ['10日までに届く お茶', 'お茶', '2026-12-10'],
  ['今週中に届く お茶', 'お茶', '2026-12-06'],
  ['今週中 お茶', 'お茶', '2026-12-06'],
  ['3日以内に届くお茶', 'お茶', '2026-12-02'],
  ['明後日届く お茶', 'お茶', '2026-12-01'],
  ['年内に届くお茶', 'お茶', '2026-12-31'],
  ['1月15日必着 お茶', 'お茶', '2027-01-15'],
])('reads the last day of arrival in %s', (typed, word, day) => {
  const found = understandQuery(typed, lexicon, now)

  expect([found?.word, found?.arriveBy]).toEqual([word, day])
})

test.each(['13月40日までに お茶', 'お茶 30日', '明日香 お茶', '明日香'])('reads no day in %s', (typed) => {
  const found = understandQuery(typed, lexicon, now)

  expect([found?.arriveBy, found?.choices.map(({ key }) => key)]).not.toContainEqual(['tomorrow'])
  expect(found?.arriveBy).toBeUndefined()
})
