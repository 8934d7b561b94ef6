import { read } from './repository'

const documents = ['README.md', 'docs/developing.md', 'docs/operations.md']

const journeys = 'e2e/long/commands/documented-commands.spec.ts'

/** The test in which each documented command runs. */
const runBy: Record<string, string> = {
  start: journeys,
  dev: journeys,
  build: journeys,
  contracts: journeys,
  create: 'shared-kernel/tooling/create/create-remote.slow.test.ts',
  documents: 'shared-kernel/tooling/quality/added-files.slow.test.ts',
  bench: journeys,
  shop: journeys,
  reset: journeys,
  test: journeys,
  lint: journeys,
  release: 'shared-kernel/tooling/release/release-command.test.ts',
  types: 'shared-kernel/tooling/contracts/widgets/widgets.test.ts',
  compose: 'shared-kernel/tooling/release/compose.test.ts',
  backup: 'ops/containers/ops-commands.slow.test.ts',
  roll: journeys,
  containers: 'ops/containers/ops-commands.slow.test.ts',
}

test('a test runs each documented npm command', () => {
  const texts = documents.map(read).join('\n')
  const named = new Set(
    [...texts.matchAll(/npm (?:run ([a-z]+)|(start|test)\b)/g)].map(([, name, short]) => name ?? short),
  )

  expect([...named].toSorted()).toEqual(Object.keys(runBy).toSorted())
  const notRun = Object.entries(runBy).filter(
    ([name, file]) => !new RegExp(`['"\`/]${name}['"\`. ]`).test(read(file)),
  )
  expect(notRun).toEqual([])
})
