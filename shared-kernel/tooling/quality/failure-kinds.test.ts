import { filesBelow, isTest, read } from './repository'

const known = read('host-shell/server/observe/beacon.rules.ts')
const packages = ['host-shell/src', 'mfe-', 'shared-kernel/']
const reported = filesBelow('.', /\.tsx?$/)
  .filter((file) => packages.some((folder) => file.startsWith(folder)) && !isTest(file))
  .flatMap((file) => [...read(file).matchAll(/\b(?:reportFailure|inBackground)\(\s*'([a-z-]+)'/g)])
  .map(([, kind = '']) => kind)

test('counts each kind of failure that pages report by name', () => {
  expect(reported).toContain('widget-failed')
  expect(reported.filter((kind) => !known.includes(`  '${kind}',\n`))).toEqual([])
})
