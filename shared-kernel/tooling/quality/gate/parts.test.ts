import { partNames, partsNamed } from './parts.mjs'

test('a part is a suite or a folder of long journeys', () => {
  expect(partNames).toEqual(expect.arrayContaining(['unit', 'api', 'screens', 'faults']))
  const { suites, folders } = partsNamed(['api', 'screens'])

  expect(suites).toHaveLength(1)
  expect(folders).toEqual(['e2e/long/screens/'])
})

test('rejects an unknown part and lists the known ones', () => {
  expect(() => partsNamed(['screen'])).toThrow(/no part screen\. Parts: unit, api, .*screens/)
})
