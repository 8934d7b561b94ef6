import * as contracts from './index'

/** Returns a contract without its shapes and functions: names, numbers, methods, paths and access. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, member: unknown) =>
      typeof member === 'object' && member !== null && 'schema' in member ? undefined : member,
    ),
  )

test('exports the same contracts to pages and servers (ADR 0007)', () => {
  let ofPage: object = {}
  jest.isolateModules(() => {
    jest.doMock('superstruct', () => jest.requireActual('../../tooling/build/webpack/unchecked-shapes.mjs'))
    ofPage = jest.requireActual<object>('./index')
  })

  expect(plain({ ...ofPage })).toEqual(plain({ ...contracts }))
  expect(Object.keys(ofPage)).toEqual(Object.keys(contracts))
})

test('lists the same cart address fields as the contract', () => {
  expect(contracts.cartAddressFields).toEqual(Object.keys(contracts.CartAddressInput.schema))
})
