import { newestRelease, nextVersion } from './next-version.rules.mjs'

const commit = (subject: string, own = {}) => ({ subject, body: '', isOwn: true, ...own })

test.each([
  ['a fix', [commit('fix(cart): show postage')], '1.4.3'],
  ['a feature', [commit('fix(cart): show postage'), commit('feat(cart): add express')], '1.5.0'],
  ['a breaking change', [commit('feat(cart)!: drop the old form')], '2.0.0'],
  ['a footer', [commit('fix: a', { body: 'Reason.\n\nBREAKING CHANGE: the event is gone' })], '2.0.0'],
  ['a feature of the kernel', [commit('feat(ui): add a dialog', { isOwn: false })], '1.4.3'],
])('%s decides the next version', (_what, commits, version) => {
  expect(nextVersion('1.4.2', commits)).toBe(version)
})

test('returns no version without commits', () => {
  expect(nextVersion('1.4.2', [])).toBeUndefined()
})

test('returns the newest release and ignores builds and prereleases', () => {
  expect(newestRelease(['1.9.0', '1.10.0', '1.0.0-0a1b2c3d', '1.11.0-beta.1'])).toBe('1.10.0')
  expect(newestRelease(['1.0.0-0a1b2c3d'])).toBeUndefined()
})
