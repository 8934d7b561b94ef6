import { buildSection, insertSection, listVersions } from './changelog.rules.mjs'

const commit = (subject: string, body = '') => ({ subject, body, isOwn: true })

test('groups commits by type, without internal ones', () => {
  const commits = [
    commit('fix(cart): show the postage that is charged'),
    commit('test(cart): name test cases'),
    commit('feat(cart): add express checkout'),
    commit('feat(cart)!: drop the old form'),
    { ...commit('feat(ui): add a dialog'), isOwn: false },
    { ...commit('test(forms): name cases'), isOwn: false },
    commit('perf(cart): load the form later', 'BREAKING CHANGE: the event is gone'),
  ]

  expect(buildSection({ version: '1.2.0', day: '2026-11-27', commits })).toBe(`## 1.2.0 (2026-11-27)

### Breaking changes

- drop the old form
- load the form later

### Features

- add express checkout

### Fixes

- show the postage that is charged

### Built with changes of

- ui
`)
})

test('says that a release has no change for users', () => {
  expect(buildSection({ version: '1.2.1', day: '2026-11-27', commits: [commit('docs: mend')] })).toBe(
    '## 1.2.1 (2026-11-27)\n\nNo change that users notice.\n',
  )
})

const changelog = '# Change log\n\n## 1.1.0 (2026-11-20)\n\n- one\n\n## 1.0.0 (2026-11-01)\n\n- two\n'

test('inserts the newest section on top', () => {
  expect(insertSection(changelog, '## 1.2.0 (2026-11-27)\n\n- three\n')).toBe(
    changelog.replace('## 1.1.0', '## 1.2.0 (2026-11-27)\n\n- three\n\n## 1.1.0'),
  )
})

test('replaces the change log section of the same version', () => {
  expect(insertSection(changelog, '## 1.1.0 (2026-11-27)\n\n- three\n')).toBe(
    changelog.replace('## 1.1.0 (2026-11-20)\n\n- one', '## 1.1.0 (2026-11-27)\n\n- three'),
  )
})

test('lists the versions of its sections, ours and lerna’s', () => {
  expect(listVersions(`${changelog}# [0.9.0](https://shop.example) (2026-10-01)\n`)).toEqual([
    '1.1.0',
    '1.0.0',
    '0.9.0',
  ])
})
