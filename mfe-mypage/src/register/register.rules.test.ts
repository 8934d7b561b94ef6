import { withCompany } from './register.rules'

const line = '会社名・店名・建物名'

test.each([
  ['株式会社つむぎ珈琲', '株式会社つむぎ珈琲'],
  ['つむぎビル2F 喫茶つむぎ', '喫茶つむぎ'],
  ['株式会社つむぎ珈琲　本店　３０１号室', '株式会社つむぎ珈琲 本店'],
])('reads the company on the line %s', (address2, corporation) => {
  expect(withCompany({ address2 }, line)).toEqual({ address2, corporation })
})

test('reads no company from a line of only a building', () => {
  expect(withCompany({ address2: 'つむぎビル 2F' }, line)).not.toHaveProperty('corporation')
})

test('keeps the company that the shopper cleared', () => {
  const cleared = { address2: '株式会社つむぎ珈琲', corporation: '' }
  expect(withCompany(cleared, line)).toEqual(cleared)
})

test('reads no company where the line does not collect it', () => {
  const draft = { address2: 'コーポつむぎ' }
  expect(withCompany(draft, undefined)).toEqual(draft)
})
