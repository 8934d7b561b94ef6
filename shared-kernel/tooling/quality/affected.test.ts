import { packageNamed, packagesOf, withDependents } from './affected.mjs'

test('a remote is tested alone: nobody depends on it', () => {
  expect(withDependents([packageNamed('mfe-cart')])).toEqual(['mfe-cart'])
})

test('a kernel package is tested with all that depend on it, by lerna’s graph', () => {
  const packages = withDependents([packageNamed('event-bus')])

  expect(packages).toEqual(expect.arrayContaining(['shared-kernel/event-bus', 'mfe-cart', 'host-shell']))
  expect(packages).not.toContain('reference-api')
})

test('changed files stand for their packages; a document for none', () => {
  expect(
    packagesOf(['mfe-cart/src/cart.ts', 'shared-kernel/ui/src/a.tsx', 'docs/testing.md', 'README.md']),
  ).toEqual(['mfe-cart', 'shared-kernel/ui'])
})

test.each(['package-lock.json', 'tsconfig.json', 'shared-kernel/tooling/quality/jest/preset.cjs'])(
  '%s is a matter of every package',
  (file) => {
    expect(packagesOf([file])).toEqual(expect.arrayContaining(['mfe-cart', 'reference-api', 'e2e']))
  },
)

test('a package that is not there is told, with those that are', () => {
  expect(() => packageNamed('mfe-basket')).toThrow(/There is no package mfe-basket: one of .*mfe-cart/)
})
