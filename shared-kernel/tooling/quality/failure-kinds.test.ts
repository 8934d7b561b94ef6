import { filesBelow, isTest, read } from './repository'

const known = read('host-shell/server/observe/beacon.rules.ts')
const packages = ['host-shell/src', 'mfe-', 'shared-kernel/']
const reported = filesBelow('.', /\.tsx?$/)
  .filter((file) => packages.some((folder) => file.startsWith(folder)) && !isTest(file))
  .flatMap((file) => [...read(file).matchAll(/\b(?:reportFailure|inBackground)\(\s*'([a-z-]+)'/g)])
  .map(([, kind = '']) => kind)

test('the gateway recognizes every failure kind that pages report', () => {
  expect(reported).toContain('widget-failed')
  expect(reported.filter((kind) => !known.includes(`  '${kind}',\n`))).toEqual([])
})
