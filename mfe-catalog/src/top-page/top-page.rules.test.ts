import { plannedParts } from './top-page.rules'

const layoutOf = (...components: { name: string; args: Record<string, unknown> }[]) => ({ areas: [{ name: 'main', components }] })

test('a top page is what its layout says, in the order of the layout', () => {
  const parts = plannedParts(layoutOf({ name: 'news', args: { per: 3 } }, { name: 'collection', args: { alias: 'ranking', title: '人気', is_ranking: true, look: 'row' } }))

  expect(parts).toEqual([
    { kind: 'news', title: 'お知らせ', count: 3 },
    { kind: 'collection', title: '人気', alias: 'ranking', count: 8, isRow: true, isRanking: true },
  ])
})

test('a component that this release does not know is left out', () => {
  expect(plannedParts(layoutOf({ name: 'of-tomorrow', args: {} }, { name: 'promises', args: {} }))).toEqual([{ kind: 'promises' }])
})
