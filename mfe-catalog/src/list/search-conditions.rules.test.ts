import { findChoiceLabel } from './search-conditions.rules'

test('says that an allergen is excluded even if no facet counts it', () => {
  expect(findChoiceLabel({ named: [], prices: [], inStock: 0 }, 'without', 'アルコール')).toBe(
    'アルコールを含まない',
  )
})

test('names a trait that no product of the list has', () => {
  expect(findChoiceLabel({ named: [], prices: [], inStock: 0 }, 'trait', 'free')).toBe('送料無料')
})
