import * as contracts from '@storefront/contracts'
import { filesBelow, isTest, read, readJson, remoteFolders } from './repository'

type Declared = { method: string; path: string; access: string; beyondSpec?: string }

/** The parts of the repository that use a call. */
type Usage = { isServed: boolean; isUsed: boolean }

/** A call of §7 with the name of its contract. The name is undefined if there is no contract yet. */
export type SpecifiedCall = Declared & Usage & { name: string | undefined }

/** A call that a decision adds to those of §7, with the name of its contract. */
export type AddedCall = Declared & Usage & { name: string; beyondSpec: string }

const contractsImport = /import \{([^}]*)\} from '@storefront\/contracts'/g

/** Lists the names that files in these folders import from the contracts. */
const importedIn = (folders: string[], ending: RegExp) =>
  folders
    .flatMap((folder) => filesBelow(folder, ending))
    .filter((file) => !isTest(file) && !/^shared-kernel\/(contracts|testing|tooling)\//.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(contractsImport)].flatMap(([, names = '']) => names.split(',')),
    )
    .map((name) => name.trim())

const toCallShape = ({ method, path }: Declared) =>
  `${method} ${path.replace(/\{path\}|\*/, '{}').replace(/\{\w+\}|:\w+/g, '{}')}`

const declaredCalls = () =>
  Object.entries(contracts as Record<string, unknown>).filter(
    (entry): entry is [string, Declared] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'method' in entry[1] && 'path' in entry[1],
  )

/** Returns a function that says whether the API serves the call of a contract and a page makes it. */
function findUsage(): (name: string | undefined) => Usage {
  const api = new Set<string | undefined>(importedIn(['reference-api/src'], /\.routes\.ts$/))
  const pages = new Set<string | undefined>(
    importedIn([...remoteFolders(), 'host-shell', 'shared-kernel'], /\.tsx?$/),
  )
  return (name) => ({ isServed: api.has(name), isUsed: pages.has(name) })
}

/** Lists each call of §7 with its contract, and whether the API serves it and a page makes it. */
export function specifiedCalls(): SpecifiedCall[] {
  const names = new Map(declaredCalls().map(([name, endpoint]) => [toCallShape(endpoint), name]))
  const usageOf = findUsage()
  return readJson<Declared[]>('docs/specified-calls.json').map((call) => {
    const name = names.get(toCallShape(call))
    return { ...call, name, ...usageOf(name) }
  })
}

const placeOf = ({ method, path }: Declared) => `${path} ${method}`

/** Lists the calls whose contract says `beyondSpec`, by path, with the parameters spelled as in §7. */
export function addedCalls(): AddedCall[] {
  const usageOf = findUsage()
  return declaredCalls()
    .flatMap(([name, { method, path, access, beyondSpec }]) =>
      beyondSpec ? [{ method, path: path.replace(/:(\w+)/g, '{$1}'), access, beyondSpec, name }] : [],
    )
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    .map((call) => ({ ...call, ...usageOf(call.name) }))
}
