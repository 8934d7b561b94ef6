import { mostSuggestionsOn, suggestionGroups, wordOf, type SuggestionSources } from './suggestions.rules'

const sources: SuggestionSources = {
  history: ['今治タオル', 'お茶', 'ﾀｵﾙ 白', '羊羹', '靴下', '傘'],
  occasions: [{ key: 'oseibo', name: 'お歳暮', words: ['冬ギフト'] }],
  categories: [
    { key: 'towel', name: 'タオル・寝具' },
    { key: 'tea', name: 'お茶' },
  ],
  brands: [{ key: 'shiranami', name: '白波', name_kana: 'シラナミ' }],
  products: [{ key: 'imabari', name: '今治タオル 四枚セット', price: '3,300円', image: null }],
}
const tablet = mostSuggestionsOn({ isSp: false, isTab: true })

test('a member who has typed nothing sees the last searches', () => {
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

test.each(['たおる', 'タオル', 'ﾀｵﾙ'])(
  '%s finds searches, categories and products whatever its kana',
  (word) => {
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
  },
)

test.each(['歳暮', 'お歳暮', '冬ギフ'])('%s leads to the occasion that it means', (word) => {
  expect(suggestionGroups(word, sources, tablet)[0]).toEqual({
    title: '用途',
    suggestions: [{ label: 'お歳暮のマナーと品', href: '/occasion/oseibo' }],
  })
})

test('a brand is found by its reading', () => {
  expect(suggestionGroups('しらなみ', { ...sources, products: [] }, tablet)).toEqual([
    { title: 'ブランド', suggestions: [{ label: '白波', href: '/product?brand=shiranami' }] },
  ])
})

test.each([
  ['たおr', 'たお'],
  ['タオk', 'タオ'],
  ['　お茶　', 'お茶'],
  ['ｔｅａ', 'tea'],
  ['Tシャツ', 'Tシャツ'],
])('while an input method is at work %s reads %s', (text, word) => {
  expect(wordOf(text)).toBe(word)
})
