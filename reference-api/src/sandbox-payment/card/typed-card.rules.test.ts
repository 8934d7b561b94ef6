import { readTypedCard } from './typed-card.rules'

const card = { number: '4111111111111111', expiration: '12/30', security_code: '123', name: 'TARO YAMADA' }
const labels = { number: '番号', expiration: '期限', security_code: '裏面の3桁', name: '名義' }
const read = (typed: Partial<typeof card>) => readTypedCard({ ...card, ...typed }, '2026-11', labels)

test.each([
  ['１２３０', '12/30'],
  ['12／30', '12/30'],
  ['12-30', '12/30'],
  ['1/30', '1/30'],
])('normalises an expiry typed as %s to %s', (typed, normalised) => {
  expect(read({ expiration: typed }).expiration).toBe(normalised)
})

test('accepts full-width digits, spaces and dashes in a card number', () => {
  expect(read({ number: '４１１１ 1111ー1111-1111' })).toMatchObject({
    number: '4111111111111111',
    isValid: true,
  })
})

test.each([
  ['number', '', '番号を入力してください'],
  ['number', '4111', '番号は14〜16桁の数字で入力してください'],
  ['number', '4111111111111112', '番号をご確認ください'],
  ['expiration', '13/30', '期限は月／年の順に入力してください。 例：12/28'],
  ['expiration', '10/26', '期限をご確認ください'],
  ['security_code', '12', '裏面の3桁は3桁または4桁の数字で入力してください'],
  ['name', '　', '名義を入力してください'],
  ['name', 'TARO 4111 1111 1111 1111', '名義に番号を入力しないでください'],
] as const)('reports %s typed as %j with the shop’s label', (field, typed, problem) => {
  expect(read({ [field]: typed }).errors).toEqual({ [field]: [problem] })
})

test('accepts a card through the last day of its month', () => {
  expect(read({ expiration: '11/26' }).isValid).toBe(true)
})
