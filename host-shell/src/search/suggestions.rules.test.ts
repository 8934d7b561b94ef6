import {
  mostSuggestionsOn,
  suggestionGroups,
  toSearchTerm,
  type SuggestionSources,
} from './suggestions.rules'

const sources: SuggestionSources = {
  history: ['今治タオル', 'お茶', 'ﾀｵﾙ 白', '羊羹', '靴下', '傘'],
  occasions: [{ key: 'oseibo', name: 'お歳暮', words: ['冬ギフト'] }],
  categories: [
    { key: 'towel', name: 'タオル・寝具' },
    { key: 'tea', name: 'お茶' },
  ],
  brands: [{ key: 'shiranami', name: '白波', name_kana: 'シラナミ' }],
  products: [{ key: 'imabari', name: '今治タオル 四枚セット', price: '3,300円', image: null }],
  found: { categories: [], brands: [], meant: undefined, nearest: undefined },
}
const tablet = mostSuggestionsOn({ isSp: false, isTab: true })

test('shows a member’s recent searches in an empty field', () => {
  expect(suggestionGroups('', sources, tablet)).toEqual([
    {
      title: '最近の検索',
      suggestions: ['今治タオル', 'お茶', 'ﾀｵﾙ 白', '羊羹', '靴下'].map((label) => ({
        label,
        href: `/product?word=${encodeURIComponent(label)}`,
      })),
    },
  ])
})

test.each(['たおる', 'タオル', 'ﾀｵﾙ'])('finds searches, categories and products for %s', (word) => {
  expect(
    suggestionGroups(word, sources, tablet).map(({ title, suggestions }) => [
      title,
      ...suggestions.map(({ label }) => label),
    ]),
  ).toEqual([
    ['最近の検索', '今治タオル', 'ﾀｵﾙ 白'],
    ['カテゴリー', 'タオル・寝具'],
    ['商品', '今治タオル 四枚セット'],
  ])
})

test.each(['歳暮', 'お歳暮', '冬ギフ'])('suggests the occasion for %s', (word) => {
  expect(suggestionGroups(word, sources, tablet)[0]).toEqual({
    title: '用途',
    suggestions: [{ label: 'お歳暮のマナーと品', href: '/occasion/oseibo' }],
  })
})

test.each(['御茶', 'ご茶'])('normalises %s as the search does', (word) => {
  expect(suggestionGroups(word, { ...sources, history: [], products: [] }, tablet)).toEqual([
    { title: 'カテゴリー', suggestions: [{ label: 'お茶', href: '/product?category=tea' }] },
  ])
})

test('suggests what was understood before categories of the remaining words', () => {
  const understood = { word: 'お茶', occasion: [], label: 'お茶 2,400円〜3,300円' }
  const none = { ...sources, history: [], products: [], found: { ...sources.found, understood } }

  expect(suggestionGroups('お茶 3000円', none, tablet)).toEqual([
    {
      title: '条件',
      suggestions: [
        {
          label: 'お茶 2,400円〜3,300円',
          href: `/product?word=${encodeURIComponent('お茶 3000円')}`,
        },
      ],
    },
    { title: 'カテゴリー', suggestions: [{ label: 'お茶', href: '/product?category=tea' }] },
  ])
})

test('finds a brand by its reading', () => {
  expect(suggestionGroups('しらなみ', { ...sources, products: [] }, tablet)).toEqual([
    { title: 'ブランド', suggestions: [{ label: '白波', href: '/product?brand=shiranami' }] },
  ])
})

test('lists matching names before categories and brands of found products', () => {
  const found = {
    categories: [
      { key: 'towel', name: 'タオル・寝具', count: 12 },
      { key: 'baby', name: '出産祝い', count: 3 },
    ],
    brands: [{ key: 'kumo', name: '雲', count: 2 }],
    meant: undefined,
    nearest: undefined,
  }

  const groups = suggestionGroups('タオル', { ...sources, history: [], products: [], found }, tablet)

  expect(groups).toEqual([
    {
      title: 'カテゴリー',
      suggestions: [
        { label: 'タオル・寝具', href: '/product?category=towel' },
        { label: '出産祝い', href: `${taoru}&category=baby`, note: '3件' },
      ],
    },
    { title: 'ブランド', suggestions: [{ label: '雲', href: `${taoru}&brand=kumo`, note: '2件' }] },
  ])
})
const taoru = `/product?word=${encodeURIComponent('タオル')}`

test('suggests corrected terms for terms without results', () => {
  const found = { ...sources.found, meant: 'カステラ' }

  expect(suggestionGroups('カステエラ', { ...sources, products: [], found }, tablet)).toEqual([
    {
      title: 'もしかして',
      suggestions: [{ label: 'カステラ', href: `/product?word=${encodeURIComponent('カステラ')}` }],
    },
  ])
})

test('suggests partial matches as similar terms', () => {
  const found = { ...sources.found, nearest: '煎茶' }

  expect(suggestionGroups('煎茶 土瓶', { ...sources, products: [], found }, tablet)).toEqual([
    {
      title: '近い言葉',
      suggestions: [{ label: '煎茶', href: `/product?word=${encodeURIComponent('煎茶')}` }],
    },
  ])
})

test.each([
  ['たおr', 'たお'],
  ['タオk', 'タオ'],
  ['　お茶　', 'お茶'],
  ['ｔｅａ', 'tea'],
  ['Tシャツ', 'Tシャツ'],
])('reads %s as %s while an input method is composing', (text, word) => {
  expect(toSearchTerm(text)).toBe(word)
})
