import * as contracts from './index'

/**
 * What is left of a contract when its shapes and functions are taken away: names, numbers, methods, paths,
 * accesses.
 */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, member: unknown) =>
      typeof member === 'object' && member !== null && 'schema' in member ? undefined : member,
    ),
  )

test('a page, which has no shapes, reads the same names and numbers from contracts as the server (ADR 0007)', () => {
  let ofPage: object = {}
  jest.isolateModules(() => {
    jest.doMock('superstruct', () => jest.requireActual('../../tooling/build/webpack/unchecked-shapes.mjs'))
    ofPage = jest.requireActual<object>('./index')
  })

  expect(plain({ ...ofPage })).toEqual(plain({ ...contracts }))
  expect(Object.keys(ofPage)).toEqual(Object.keys(contracts))
})

test('the names of a cart address are those of its contract', () => {
  expect(contracts.cartAddressFields).toEqual(Object.keys(contracts.CartAddressInput.schema))
})
