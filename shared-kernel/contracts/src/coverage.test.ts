import * as contracts from './index'
import type { Endpoint } from './endpoint'
import added from '../../../docs/added-calls.json'
import specified from '../../../docs/specified-calls.json'

const declared = Object.values(contracts as Record<string, unknown>).filter(
  (value): value is Endpoint =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value,
)
const spelled = ({ method, path, access }: { method: string; path: string; access: string }) => {
  const shape = path.replace(/\{path\}|\*/, '{}').replace(/\{\w+\}|:\w+/g, '{}')
  return `${method} ${shape} (${access})`
}

test('declares every specified or added call with its access (§7)', () => {
  expect(declared.map(spelled).sort()).toEqual([...specified, ...added].map(spelled).sort())
})
