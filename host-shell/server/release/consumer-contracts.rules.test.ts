import { unmetContracts } from './consumer-contracts.rules'

const hearing = { hears: { facts: { 'cart.product-added': { quantity: 'number' } }, shapes: {} } }
const telling = (members: Record<string, string>) => ({
  tells: { facts: { 'cart.product-added': members }, shapes: {} },
})
const cart = { label: 'cart 2.0.0', agreement: telling({ product_key: 'string' }) }

test('names both releases when an event of the candidate lacks a field', () => {
  expect(unmetContracts(cart, [{ label: 'the shell', agreement: hearing }])).toEqual([
    'the shell reads quantity of cart.product-added, which cart 2.0.0 does not tell',
  ])
})

test('names both releases when the candidate reads a missing field', () => {
  expect(unmetContracts({ label: 'catalog 3.0.0', agreement: hearing }, [cart])).toEqual([
    'catalog 3.0.0 reads quantity of cart.product-added, which cart 2.0.0 does not tell',
  ])
})

test('accepts releases whose event descriptions are missing or unknown', () => {
  const unknown = { hears: { facts: { 'cart.product-added': null } } } as unknown as typeof hearing

  expect(unmetContracts({ label: 'content 1.0.0' }, [cart])).toEqual([])
  expect(
    unmetContracts(cart, [{ label: 'content 1.0.0' }, { label: 'odd 1.0.0', agreement: unknown }]),
  ).toEqual([])
})
