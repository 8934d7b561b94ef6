import * as contracts from '@storefront/contracts'
import { filesBelow, isTest, read, readJson, remoteFolders } from './repository'

type Declared = { method: string; path: string; access: string }
type Specified = Declared & { domain: string }

/** A call from §7, and the parts of the repository that use it. */
export type SpecifiedCall = Specified & {
  /** Name of the call's contract. Undefined if there is none yet. */
  name: string | undefined
  isServed: boolean
  isUsed: boolean
}

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

/** Lists each call of §7 with its contract, and whether the API serves it and a page makes it. */
export function specifiedCalls(): SpecifiedCall[] {
  const declared = Object.entries(contracts as Record<string, unknown>).filter(
    (entry): entry is [string, Declared] =>
      typeof entry[1] === 'object' && entry[1] !== null && 'method' in entry[1] && 'path' in entry[1],
  )
  const names = new Map(declared.map(([name, endpoint]) => [toCallShape(endpoint), name]))
  const api = new Set<string | undefined>(importedIn(['reference-api/src'], /\.routes\.ts$/))
  const pages = new Set<string | undefined>(
    importedIn([...remoteFolders(), 'host-shell', 'shared-kernel'], /\.tsx?$/),
  )
  return readJson<Specified[]>('docs/specified-calls.json').map((call) => {
    const name = names.get(toCallShape(call))
    return { ...call, name, isServed: api.has(name), isUsed: pages.has(name) }
  })
}
