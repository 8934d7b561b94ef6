import { cordOf } from './gift-preview.rules'

test.each([
  ['御祝', 'bow'],
  ['御歳暮', 'bow'],
  ['出産内祝', 'bow'],
  ['結婚内祝', 'knot'],
  ['快気祝', 'knot'],
  ['志', 'condolence'],
])('a noshi with %s is tied as a %s', (heading, cord) => {
  expect(cordOf(heading)).toBe(cord)
})
