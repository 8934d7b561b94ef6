import { buildLexicon } from '../lexicon.rules'
import { understandQuery } from '../understand.rules'

const lexicon = buildLexicon({
  occasions: [
    { key: 'birth', name: '出産祝い', words: ['出産'], isForChild: true },
    { key: 'school', name: '入学祝い', words: ['入学'], isForChild: true },
    { key: 'wedding', name: '結婚祝い', words: ['結婚'], recipients: ['couple', 'relative'] },
    { key: 'graduation', name: '卒業祝い', words: ['卒業'], recipients: ['relative'] },
    { key: 'job', name: '就職祝い', words: ['就職'], recipients: ['relative'] },
    { key: 'age', name: '成人祝い', words: ['成人'], recipients: ['relative'] },
    { key: 'birthday', name: '誕生日', words: [], recipients: ['relative', 'child'] },
  ],
  recipients: [
    { key: 'relative', name: '親せき', words: ['甥', '姪', '孫'] },
    { key: 'child', name: '子ども・赤ちゃん', words: ['男の子', '女の子'] },
  ],
  tags: [],
  words: ['娘', '息子', '3歳', '初節句', '服'].map((shown) => ({
    word: shown,
    shown,
    rank: '2' as const,
  })),
})

const read = (typed: string) => {
  const found = understandQuery(typed, lexicon)
  return [found?.word, ...(found?.choices ?? []).map(({ key }) => key)]
}

test.each([
  ['甥が結婚する', ['', 'relative', 'wedding']],
  ['姪の結婚祝い', ['', 'relative', 'wedding']],
  ['孫の成人祝い', ['', 'relative', 'age']],
  ['卒業した娘', ['', 'graduation']],
  ['就職した息子', ['', 'job']],
  ['息子の就職祝い', ['', 'job']],
])('reads an adult in %s', (typed, choices) => {
  expect(read(typed)).toEqual(choices)
})

test.each([
  ['甥の入学祝い', ['', 'school', 'child']],
  ['入学する孫', ['', 'school', 'child']],
  ['娘の入学祝い', ['', 'school']],
  ['3歳の姪', ['3歳', 'child']],
  ['孫の初節句', ['初節句']],
])('reads a child in %s', (typed, choices) => {
  expect(read(typed)).toEqual(choices)
})

test.each([
  ['甥', ['', 'relative', 'child']],
  ['孫の誕生日', ['', 'relative', 'birthday', 'child']],
])('leaves the age open in %s', (typed, choices) => {
  expect(read(typed)).toEqual(choices)
})

test.each([
  ['出産祝い 女の子', 'girl'],
  ['女の子が生まれた', 'girl'],
  ['男の子が生まれました', 'boy'],
  ['入学する息子', 'boy'],
  ['男の子と女の子の出産祝い', undefined],
  ['就職した息子', undefined],
  ['姪の結婚祝い', undefined],
  ['出産祝い', undefined],
  ['娘が出産', undefined],
])('reads the child in %s', (typed, child) => {
  expect(understandQuery(typed, lexicon)?.child).toBe(child)
})
