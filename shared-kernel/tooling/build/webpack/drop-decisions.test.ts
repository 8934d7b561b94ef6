import { filesBelow, read, remoteFolders } from '../../quality/repository'
import dropDecisions from './drop-decisions.cjs'

const tables = remoteFolders().map((folder) => `${folder}/src/routes.ts`)
const contracts = filesBelow('shared-kernel/contracts/src', /\.ts$/)
const sources = [...tables, ...contracts.filter((file) => !/endpoint\.ts$|\.test\.ts$/.test(file))]

test('removes the decisions of contracts and routes from a page', () => {
  const named = sources.filter((file) => read(file).includes('beyondSpec'))

  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((file) => dropDecisions(read(file)).includes('beyondSpec'))).toEqual([])
})

test('leaves the other fields of an object', () => {
  expect(dropDecisions("f({ a: 1, beyondSpec: 'ADR 0059', b: 2 })")).toBe('f({ a: 1,  b: 2 })')
  expect(dropDecisions("f({ a: 1, beyondSpec: 'ADR 0059' })")).toBe('f({ a: 1,  })')
})
