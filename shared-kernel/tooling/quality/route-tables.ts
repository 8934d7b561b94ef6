import ts from 'typescript'
import { read } from './repository'

/** One path in the route table of a remote, as written for the router. */
export type BuiltRoute = {
  owner: string
  path: string
  id: string
  access: 'any' | 'member' | 'guest'
  /** The decision that adds a screen to those of §2, e.g. `ADR 0059`. */
  beyondSpec?: string
}

type Members = Map<string, ts.Expression>

/**
 * Reads the `routes` declaration of a file as text, because packages must not import each other.
 * @throws Error if an entry isn't written out, because it would be missed
 */
export function readRoutes(owner: string, file: string): BuiltRoute[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const table = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === 'routes')?.initializer
  if (!table) throw new Error(`${file} declares no routes`)
  return listEntries(table, file).flatMap((entry) => flatten(owner, entry, '', file))
}

function flatten(owner: string, members: Members, parent: string, file: string): BuiltRoute[] {
  const own = readText(members.get('path'), file)
  const path = own === undefined ? parent : own.startsWith('/') ? own : `${parent}/${own}`
  const children = members.get('children')
  if (children) return listEntries(children, file).flatMap((child) => flatten(owner, child, path, file))
  const beyondSpec = readText(members.get('beyondSpec'), file)
  return [
    {
      owner,
      path,
      id: readText(members.get('id'), file) ?? '',
      access: readAccess(members.get('lazy')),
      ...(beyondSpec && { beyondSpec }),
    },
  ]
}

function listEntries(table: ts.Expression, file: string): Members[] {
  if (!ts.isArrayLiteralExpression(table)) throw new Error(`${file}: write the routes out as a list`)
  return table.elements.map((entry) => {
    if (!ts.isObjectLiteralExpression(entry)) throw new Error(`${file}: write ${entry.getText()} out`)
    return new Map(
      entry.properties
        .filter(ts.isPropertyAssignment)
        .map(({ name, initializer }) => [name.getText(), initializer]),
    )
  })
}

function readText(value: ts.Expression | undefined, file: string): string | undefined {
  if (value === undefined || ts.isStringLiteralLike(value)) return value?.text
  throw new Error(`${file}: write ${value.getText()} out`)
}

/**
 * Returns the access that the guard of a screen requires: `guarded`, or mypage's `membersOnly`, which guards
 * too.
 */
function readAccess(lazy: ts.Expression | undefined): BuiltRoute['access'] {
  const guard = lazy && ts.isCallExpression(lazy) ? lazy.expression.getText() : undefined
  if (guard === 'membersOnly') return 'member'
  if (guard !== 'guarded') return 'any'
  const [name] = (lazy as ts.CallExpression).arguments
  return name && ts.isStringLiteralLike(name) && name.text === 'member' ? 'member' : 'guest'
}
