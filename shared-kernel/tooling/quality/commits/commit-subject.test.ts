import { describeRefusal } from './commit-subject.mjs'

test.each([
  'fix(cart): show the postage that is charged',
  'docs: explain releases',
  'feat(contracts)!: drop the old field',
  'test(social-gift): seed a gift',
  "Merge branch 'points'",
  'Revert "fix(cart): show the postage that is charged"',
  'fixup! fix(cart): show the postage that is charged',
])('accepts %s', (subject) => {
  expect(describeRefusal(subject)).toBeUndefined()
})

test.each([
  ['Show the postage', /type\(scope\)/],
  ['fix(cart) show the postage', /type\(scope\)/],
  ['feature(cart): show the postage', /unknown type feature/],
  ['fix(basket): show the postage', /unknown scope basket: .*cart, /],
  ['fix(mfe-cart): show the postage', /unknown scope/],
  ['fix(cart): showed the postage', /imperative/],
  ['fix(cart): shows the postage', /imperative/],
  ['fix(cart): showing the postage', /imperative/],
  ['fix(cart): The postage', /imperative/],
  ['fix(cart): show the postage.', /full stop/],
  [`fix(cart): ${'show '.repeat(13)}`, /76 characters, 72 at most/],
])('rejects %s', (subject, reason) => {
  expect(describeRefusal(subject)).toMatch(reason)
})
