import { findFirstPage, readRemote, releaseName, remotes } from './workspace.mjs'

test('each remote describes itself under the name of its folder', () => {
  expect(remotes).toContain('mfe-social-gift')
  expect(remotes.map((name) => readRemote(name).name)).toEqual(remotes.map(releaseName))
})

test('finds a page of each remote that needs no key', () => {
  expect(remotes.map(findFirstPage)).toEqual(remotes.map(() => expect.stringMatching(/^\/[\w/-]*$/)))
})
