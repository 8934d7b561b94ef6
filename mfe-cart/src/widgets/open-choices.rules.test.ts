import { listOpenChoices } from './open-choices.rules'

test('says that a name can still be put on an added product', () => {
  const added = { name: 'くまのぬいぐるみ', quantity: 1, isNameOpen: true, name_marking: '刺繍' }

  expect(listOpenChoices(added)).toEqual(['お名前の刺繍は入っていません。カートで指定できます。'])
})

test('says no word about a product without open choices', () => {
  expect(listOpenChoices({ name: '今治タオル', quantity: 1 })).toEqual([])
})
