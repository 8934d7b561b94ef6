import { toMeantQuery, toUnderstood, withNamedCategories } from './meant-query.rules'

const tomorrow = {
  ...{ word: 'お菓子', without: [], priceFrom: undefined, priceTo: undefined },
  choices: [{ kind: 'day', key: 'tomorrow' } as const],
}

test('finds what leaves soon and offers tomorrow as a day', () => {
  const query = toMeantQuery({ word: '明日届く お菓子' }, tomorrow)

  expect(query.word).toBe('お菓子 早くお届け')
  expect(toUnderstood(query, tomorrow).tomorrow).toEqual({ word: 'お菓子' })
})

test('names no day if none is meant', () => {
  expect(toUnderstood({}, { ...tomorrow, choices: [] })).not.toHaveProperty('tomorrow')
})

test('filters by a category that is typed with its whole name', () => {
  const categories = [
    { key: 'tea', name: 'お茶・コーヒー' },
    { key: 'coffee', name: 'コーヒー' },
  ]
  const filter = (word: string) => withNamedCategories({ word }, categories)

  expect(filter('お茶・コーヒー 宇治')).toEqual({ word: '宇治', category: ['tea'] })
  expect(filter('お茶・コーヒー')).toMatchObject({ word: undefined, category: ['tea'] })
  expect(filter('コーヒー・お茶')).toEqual({ word: 'コーヒー・お茶' })
})
