import { brokenAgreements, otherwiseReleased, unmetShares } from './release.rules'

const cart = { name: 'cart', version: '1.2.0' }

test('names both versions when a remote needs a different kernel', () => {
  expect(unmetShares(cart, { '@storefront/http': '^2.0.0' }, { '@storefront/http': '1.4.0' })).toEqual([
    'cart 1.2.0 needs @storefront/http ^2.0.0, but the shell provides 1.4.0',
  ])
  expect(unmetShares(cart, { '@storefront/http': '^1.0.0' }, { '@storefront/http': '1.4.0' })).toEqual([])
})

test('rejects a shared module that the shell does not provide', () => {
  expect(unmetShares(cart, { rxjs: '^7.0.0' }, {})).toEqual([
    'cart 1.2.0 needs rxjs ^7.0.0, which the shell does not provide',
  ])
})

test.each([
  ['1.3.0', '^1.2.9', 0],
  ['1.2.8', '^1.2.9', 1],
  ['2.0.0', '^1.9.0', 1],
  ['0.2.0', '^0.1.0', 1],
  ['1.4.0-canary.1', '^1.3.0', 0],
])('compares shared module version %s with range %s and finds %i contradictions', (version, range, count) => {
  expect(unmetShares(cart, { rxjs: range }, { rxjs: version })).toHaveLength(count)
})

test.each([
  ['contracts', '2.0.0', '1.4.0'],
  ['contracts', '1.4.0', '2.0.0'],
  ['event-bus', '4.0.0', '3.9.0'],
  ['contracts', '0.2.0', '0.1.0'],
])('rejects %s %s next to %s and names every incompatible part', (name, own, other) => {
  const part = { label: 'cart 1.2.0', kernel: { [name]: own } }
  const others = [
    { label: 'the shell', kernel: { [name]: other } },
    { label: 'catalog 1.0.0', kernel: { [name]: own } },
    { label: 'content 1.0.0', kernel: { [name]: other } },
  ]

  expect(brokenAgreements(part, others)).toEqual([
    `cart 1.2.0 is built with ${name} ${own}, but the shell with ${other}, content 1.0.0 with ${other}`,
  ])
})

test.each([
  ['an older or newer minor version', { contracts: '1.2.0' }, { contracts: '1.4.0' }],
  ['a version missing in an earlier build', {}, { contracts: '2.0.0' }],
  ['a package of which each part bundles its own copy', { forms: '2.0.0' }, { forms: '1.0.0' }],
])('accepts %s', (_what, one, other) => {
  const parts = [
    { label: 'cart 1.2.0', kernel: one as Record<string, string> },
    { label: 'the shell', kernel: other as Record<string, string> },
  ] as const

  expect(brokenAgreements(parts[0], [parts[1]])).toEqual([])
  expect(brokenAgreements(parts[1], [parts[0]])).toEqual([])
})

test('accepts different major versions if both parts list their fields', () => {
  const [cartPart, shell] = ['2.0.0', '1.4.0'].map((contracts, index) => ({
    label: `part ${index}`,
    kernel: { contracts },
    agreement: {},
  }))

  expect(brokenAgreements(cartPart!, [shell!])).toEqual([])
  expect(brokenAgreements(cartPart!, [{ ...shell!, agreement: undefined }])).toHaveLength(1)
})

const entry = { ...cart, entry: '/e.js', fragment: 'http://127.0.0.1:1/1.2.0/fragment', routes: ['/cart'] }

test.each([
  ['sha384-a', 'sha384-b', 'the integrity of cart 1.2.0 is sha384-a, but its release says sha384-b'],
  [undefined, 'sha384-b', 'the integrity of cart 1.2.0 is not there, but its release says sha384-b'],
  ['sha384-a', undefined, 'the integrity of cart 1.2.0 is sha384-a, but its release says none'],
])('reports a mismatch if integrity is %s but the release says %s', (composed, released, told) => {
  expect(otherwiseReleased({ ...entry, integrity: composed }, { integrity: released })).toEqual([told])
})

test('accepts a release description that matches the composition', () => {
  expect(otherwiseReleased({ ...entry, integrity: 'sha384-a' }, { ...cart, integrity: 'sha384-a' })).toEqual(
    [],
  )
})

test('names both releases when a URL serves an unexpected release', () => {
  expect(otherwiseReleased(entry, { name: 'content', version: '1.2.0' })).toEqual([
    'cart 1.2.0 is composed, but its address serves content 1.2.0',
  ])
})
