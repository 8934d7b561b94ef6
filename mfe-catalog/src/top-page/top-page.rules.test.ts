import { calendarSpan, plannedParts } from './top-page.rules'

const layoutOf = (...components: { name: string; args: Record<string, unknown> }[]) => ({
  areas: [{ name: 'main', components }],
})

test('keeps the layout’s order', () => {
  const parts = plannedParts(
    layoutOf(
      { name: 'news', args: { per: 3 } },
      { name: 'collection', args: { alias: 'tea-time', title: 'お茶の時間', look: 'row' } },
      { name: 'ranking', args: { per: 12 } },
    ),
  )

  expect(parts).toEqual([
    { kind: 'news', title: 'お知らせ', count: 3 },
    { kind: 'collection', title: 'お茶の時間', alias: 'tea-time', count: 8, isRow: true },
    { kind: 'ranking', title: '人気ランキング', count: 12, isRow: false },
  ])
})

test('omits an unknown component', () => {
  expect(plannedParts(layoutOf({ name: 'of-tomorrow', args: {} }, { name: 'promises', args: {} }))).toEqual([
    { kind: 'promises' },
  ])
})

test('computes the calendar’s months in Tokyo time', () => {
  expect(calendarSpan(new Date('2026-12-31T14:59:00Z'), 2)).toEqual({
    startDate: '2026-12-01',
    endDate: '2027-01-31',
  })
  expect(calendarSpan(new Date('2026-12-31T15:00:00Z'), 2)).toEqual({
    startDate: '2027-01-01',
    endDate: '2027-02-28',
  })
})
