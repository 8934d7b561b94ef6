import * as contracts from './index'

/**
 * A contract without its shapes and functions: names, numbers, methods, paths, accesses.
 */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, member: unknown) =>
      typeof member === 'object' && member !== null && 'schema' in member ? undefined : member,
    ),
  )

test('page and server read the same names from contracts (ADR 0007)', () => {
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
