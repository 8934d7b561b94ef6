import {
  compositionToGoBackTo,
  documentBack,
  givenDocument,
  historyLine,
  withoutWithdrawn,
} from './composition-history.mjs'

const document = (id: string, ...versions: [name: string, version: string][]) => ({
  id,
  remotes: versions.map(([name, version]) => ({ name, version })),
})
const at = '2026-11-22T03:04:05.000Z'
const inForce = (its: ReturnType<typeof document>) => ({
  at,
  event: 'in force',
  id: its.id,
  words: [],
  document: its,
})
const first = document('first', ['cart', '1.0.0'])
const second = document('second', ['cart', '1.1.0'])
const third = document('third', ['cart', '1.2.0'])

test('rolls back to the previous composition, ignoring rejected ones', () => {
  const history = [inForce(first), inForce(second), { at, event: 'refused', id: 'bad', words: ['no'] }]

  expect(compositionToGoBackTo(history, second)).toEqual(first)
})

test('a rollback ignores restarts without a new release', () => {
  const again = { ...second, id: 'started anew' }

  expect(compositionToGoBackTo([inForce(first), inForce(second), inForce(again)], again)).toEqual(first)
})

test('rolls back to the composition with the given ID', () => {
  const history = [first, second, third].map(inForce)

  expect(compositionToGoBackTo(history, third, 'first')).toEqual(first)
  expect(compositionToGoBackTo(history, third, 'ninth')).toBeUndefined()
  expect(compositionToGoBackTo([inForce(first)], first)).toBeUndefined()
})

const withCanary = (id: string, version: string, weight: number) => ({
  id,
  remotes: [{ name: 'cart', version: '1.0.0', canary: { version, weight } }],
})
const withdrawn = (id: string, canary: string) => ({ at, event: 'withdrawn', id, canary, words: ['slow'] })

test('a rollback skips a composition that was already rolled back', () => {
  const back = document('cart 1.1.0 loses pages', ['cart', '1.1.0'])
  const history = [first, second, third, back].map(inForce)

  expect(compositionToGoBackTo(history, back)).toEqual(first)
  expect(compositionToGoBackTo(history, back, 'third')).toEqual(third)
})

test('a second rollback doesn’t return to the newer composition', () => {
  const back = document('back-to-first-1', ['cart', '1.0.0'])

  expect(compositionToGoBackTo([first, second, back].map(inForce), back)).toBeUndefined()
})

test('a rollback skips a withdrawn canary', () => {
  const canary = withCanary('canary', '1.1.0', 50)
  const ended = document('ended', ['cart', '1.0.0'])
  const before = document('before', ['cart', '0.9.0'])
  const history = [...[before, first, canary].map(inForce), withdrawn('canary', 'cart@1.1.0'), inForce(ended)]

  expect(compositionToGoBackTo(history, ended)).toEqual(before)
  expect(compositionToGoBackTo(history, ended, 'canary')?.remotes).toEqual(first.remotes)
})

test('rolling back a release skips its own canary', () => {
  const steps = [first, withCanary('at-10', '1.1.0', 10), withCanary('at-50', '1.1.0', 50), second]

  expect(compositionToGoBackTo(steps.map(inForce), second)).toEqual(first)
})

test('a rollback removes newer remotes and restores removed remotes', () => {
  const target = document('first', ['cart', '1.0.0'], ['content', '2.0.0'])
  const current = document('second', ['cart', '1.1.0'], ['mypage', '3.0.0'])

  expect(documentBack(target, current, { who: 'sato' })).toMatchObject({
    id: expect.stringMatching(/^back-to-first-\d+$/),
    remotes: target.remotes,
    removed: ['mypage'],
    by: { who: 'sato' },
  })
})

test('prints the time, change, author and reason of an entry', () => {
  const by = { who: 'sato', why: 'のしの直し' }
  const entry = { at, event: 'in force', id: 'second', by, words: ['cart 1.0.0 → 1.1.0 (commit 3f2a1b0)'] }

  expect(historyLine(entry)).toBe(
    '2026-11-22 12:04:05  in force   second  cart 1.0.0 → 1.1.0 (commit 3f2a1b0)  sato: “のしの直し”',
  )
})

test('names a release that came into force untried', () => {
  const words = ['cart 1.0.0 → 1.1.0', 'content 1.0.0 → 1.0.0-abc']
  const built = { content: '1.0.0-abc' }
  const given = document('second', ['cart', '1.1.0'], ['content', '1.0.0-abc'])
  const entry = { at, event: 'in force', id: 'second', words }

  const line = historyLine({ ...entry, document: { ...given, untried: ['cart', 'content'], built } })

  expect(line).toContain('cart 1.0.0 → 1.1.0 untried; content 1.0.0 → 1.0.0-abc')
})

test('removes a withdrawn canary until a new document is composed', () => {
  const canary = { version: '1.1.0', weight: 10 }
  const composed = { ...first, remotes: [{ name: 'cart', version: '1.0.0', canary }] }
  const withdrawn = { at, event: 'withdrawn', id: 'first', canary: 'cart@1.1.0', words: ['slow'] }

  for (const history of [
    [inForce(first), withdrawn],
    [inForce(first), withdrawn, inForce(first)],
    [withdrawn, inForce(first)],
  ])
    expect(withoutWithdrawn(composed, history).remotes).toEqual(first.remotes)
  const anew = { ...composed, id: 'second' }
  expect(withoutWithdrawn(anew, [inForce(first), withdrawn, inForce(second)])).toEqual(anew)
})

test('returns the composition before a withdrawn switch', () => {
  const switches = [inForce(first), inForce(second), withdrawn('second', 'cart@1.1.0')]

  expect(givenDocument(second, switches).remotes).toEqual(first.remotes)
  const again = [...switches, inForce(third), withdrawn('third', 'cart@1.2.0')]
  expect(givenDocument(third, again).remotes).toEqual(first.remotes)
  expect(givenDocument(third, switches)).toEqual(third)
})

test('removes remotes that a withdrawn switch added', () => {
  const grown = document('grown', ['cart', '1.1.0'], ['wishlist', '1.0.0'])
  const history = [inForce(first), inForce(grown), withdrawn('grown', 'cart@1.1.0')]

  expect(givenDocument(grown, history)).toMatchObject({ remotes: first.remotes, removed: ['wishlist'] })
})
