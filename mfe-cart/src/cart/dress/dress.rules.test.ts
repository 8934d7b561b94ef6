import { dressAction, lineDressNames } from './dress.rules'

const line = (
  ...accessory_choices: NonNullable<Parameters<typeof lineDressNames>[0]['product_info']['accessory_choices']>
) => ({
  product_info: { accessory_choices },
  accessories: [],
})

test.each([
  [line('bag', 'message_card', 'wrapping', 'noshi'), 'のし・ラッピング・カード'],
  [line('noshi', 'wrapping', 'message_card'), 'のし・ラッピング・カード'],
  [line('name', 'bag'), '名入れ・手提げ袋'],
  [line(), undefined],
])('names what the line %j could have', (own, names) => {
  expect(lineDressNames(own)).toBe(names)
})

test('names what a line has without knowing its choices', () => {
  expect(lineDressNames({ product_info: {}, accessories: [{ kind: 'noshi' }] })).toBe('のし')
})

test('labels the change of a dressed line', () => {
  const dressed = { ...line('noshi'), accessories: [{ kind: 'noshi' as const }] }

  expect(dressAction(line('noshi'), 'のし')).toBe('のしを選ぶ')
  expect(dressAction(dressed, 'のし')).toBe('のしを変更')
})
