import { firstHeadings, headingHint } from './occasion-headings'

const oseibo = { key: 'oseibo', occasion: 'お歳暮', title: '御歳暮', isInSeason: true }
const birth = { key: 'birth', occasion: '出産祝い', title: '御出産御祝', isInSeason: false }
const wedding = { key: 'wedding', occasion: '結婚祝い', title: '寿', isInSeason: false }
const moving = { key: 'moving', occasion: '引越し祝い', title: '御引越御祝', isInSeason: false }
const all = [oseibo, birth, wedding, moving]
const noshi = { kind: 'noshi' as const, choices: all.map(({ title }) => title) }

test.each([
  ['any occasion', undefined, [oseibo]],
  ['one out of season', ['birth'], [birth]],
  ['one in season among others', ['birth', 'oseibo'], [oseibo]],
  ['many out of season', ['birth', 'wedding', 'moving'], []],
  ['none', [], []],
])('offers the headings of a product for %s first', (_, occasions, first) => {
  expect(firstHeadings({ ...noshi, ...(occasions ? { occasions } : {}) }, all)).toEqual(first)
})

test('names no heading that can’t be printed', () => {
  const first = firstHeadings({ ...noshi, choices: ['寿'], occasions: ['birth'] }, all)

  expect(headingHint(first)).toBeUndefined()
  expect(headingHint([birth])).toBe('出産祝いをお贈りの場合は、表書き「御出産御祝」をお選びください。')
})
