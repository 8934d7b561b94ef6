import { lostFacts, unmetBetween, unmetReads, type Agreement } from './unmet-reads'

const cart = { token: 'string', lines: [{ key: 'string', quantity: 'integer' }] }
const reader = (answer: Agreement['reads']): Agreement => ({ reads: answer })
const cartReads = reader({
  calls: { 'GET /v1/carts/:token': { answer: 'Cart' }, 'POST /v1/carts/init': { answer: 'Cart' } },
  shapes: { Cart: { lines: [{ quantity: 'integer' }] } },
})
const api = (shape: object): Agreement => ({
  answers: {
    version: '2.0.0',
    calls: { 'GET /v1/carts/:token': { answer: 'Cart' }, 'POST /v1/carts/init': { answer: 'Cart' } },
    shapes: { Cart: shape as typeof cart },
  },
})
const unmetBy = (shape: object) =>
  unmetReads({ label: 'cart 1.1.0', agreement: cartReads }, [
    { label: 'reference-api 2.0.0', agreement: api(shape) },
  ])

test('accepts a field that the API still returns', () => {
  expect(unmetBy(cart)).toEqual([])
  expect(unmetBy({ lines: [{ quantity: 'integer', gift: 'string' }] })).toEqual([])
})

test('reports a removed field once for all its calls', () => {
  expect(unmetBy({ ...cart, lines: [{ key: 'string' }] })).toEqual([
    'cart 1.1.0 reads lines[].quantity of GET /v1/carts/:token (and 1 more), which reference-api 2.0.0 does not answer',
  ])
})

test.each([
  ['of another type', { lines: [{ quantity: 'string' }] }, 'lines[].quantity as integer', 'as string'],
  ['that may be null', { lines: [{ 'quantity|null': 'integer' }] }, 'quantity as integer', 'as integer|null'],
  ['that may be absent', { 'lines?': [{ quantity: 'integer' }] }, 'lines as list', 'as list|absent'],
])('reports a field %s with the expected and actual types', (_, shape, read, answered) => {
  const [unmet = '', ...others] = unmetBy(shape)

  expect(others).toEqual([])
  expect(unmet).toContain(read)
  expect(unmet.endsWith(`which reference-api 2.0.0 answers ${answered}`)).toBe(true)
})

test('reports a call that the API does not serve', () => {
  const none: Agreement = { answers: { version: '2.0.0', calls: {}, shapes: {} } }

  expect(
    unmetReads({ label: 'cart 1.1.0', agreement: cartReads }, [
      { label: 'reference-api 2', agreement: none },
    ]),
  ).toEqual(['cart 1.1.0 calls GET /v1/carts/:token (and 1 more), which reference-api 2 does not serve'])
})

const heard: Agreement = {
  hears: { facts: { 'cart.product-added': { quantity: 'number' } }, shapes: {} },
}
const telling = (shape: object): Agreement => ({
  tells: { facts: { 'cart.product-added': shape as typeof cart }, shapes: {} },
})

test('reports an event field that its publisher omits', () => {
  const shell = { label: 'the shell', agreement: heard }
  const candidate = { label: 'cart 2.0.0', agreement: telling({ product_key: 'string' }) }
  const sentence = 'the shell reads quantity of cart.product-added, which cart 2.0.0 does not tell'

  expect(unmetBetween(candidate, [shell])).toEqual([sentence])
  expect(unmetBetween(shell, [candidate])).toEqual([sentence])
  expect(
    unmetBetween(shell, [{ ...candidate, agreement: telling({ quantity: 'number', more: 'string' }) }]),
  ).toEqual([])
})

test('reports an event when its last publisher stops sending it', () => {
  const shell = { label: 'the shell', agreement: heard }
  const before = { label: 'cart 1.0.0', agreement: telling({ quantity: 'number' }) }
  const silent = { label: 'cart 2.0.0', agreement: { tells: { facts: {}, shapes: {} } } }
  const other = { label: 'catalog 1.0.0', agreement: telling({ quantity: 'number' }) }

  expect(lostFacts(silent, before, [shell])).toEqual([
    'the shell hears cart.product-added, which cart 2.0.0 tells no more',
  ])
  expect(lostFacts(silent, before, [shell, other])).toEqual([])
  expect(lostFacts(silent, before, [other])).toEqual([])
  expect(lostFacts(before, before, [shell])).toEqual([])
})

test('finds no unmet reads in a release without an agreement', () => {
  expect(
    unmetBetween({ label: 'cart 1.0.0', agreement: {} }, [{ label: 'api', agreement: api(cart) }]),
  ).toEqual([])
})
