import * as contracts from './index'
import type { Endpoint } from './endpoint'
import specified from '../../../docs/specified-calls.json'

const declared = Object.values(contracts as Record<string, unknown>).filter(
  (value): value is Endpoint =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value,
)
type Call = { method: string; path: string; access: string }
const toShape = ({ method, path }: Omit<Call, 'access'>) =>
  `${method} ${path.replace(/\{path\}|\*/, '{}').replace(/\{\w+\}|:\w+/g, '{}')}`
const spelled = (call: Call) => `${toShape(call)} (${call.access})`

test('declares every specified or added call with its access (§7)', () => {
  const ofSpecification = declared.filter(({ beyondSpec }) => !beyondSpec)

  expect(ofSpecification.map(spelled).sort()).toEqual(specified.map(spelled).sort())
})

test('marks no call of §7 as beyond the specification', () => {
  const known = new Set(specified.map(toShape))

  const marked = declared.filter(({ beyondSpec }) => beyondSpec).map(toShape)

  expect(marked.filter((call) => known.has(call))).toEqual([])
  expect(marked).toEqual([...new Set(marked)])
})
