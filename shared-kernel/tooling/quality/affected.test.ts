import { packageNamed, listOwners, withDependents } from './affected.mjs'

test('a remote has no dependents', () => {
  expect(withDependents([packageNamed('mfe-cart')])).toEqual(['mfe-cart'])
})

test('includes a kernel package’s dependents from lerna’s graph', () => {
  const packages = withDependents([packageNamed('event-bus')])

  expect(packages).toEqual(expect.arrayContaining(['shared-kernel/event-bus', 'mfe-cart', 'host-shell']))
  expect(packages).not.toContain('reference-api')
})

test('maps changed files to packages and ignores documents', () => {
  expect(
    listOwners(['mfe-cart/src/cart.ts', 'shared-kernel/ui/src/a.tsx', 'docs/testing.md', 'README.md']),
  ).toEqual(['mfe-cart', 'shared-kernel/ui'])
})

test.each(['package-lock.json', 'tsconfig.json', 'shared-kernel/tooling/quality/jest/preset.cjs'])(
  '%s affects every package',
  (file) => {
    expect(listOwners([file])).toEqual(expect.arrayContaining(['mfe-cart', 'reference-api', 'e2e']))
  },
)

test('rejects an unknown package and lists the known ones', () => {
  expect(() => packageNamed('mfe-basket')).toThrow(/There is no package mfe-basket: one of .*mfe-cart/)
})
