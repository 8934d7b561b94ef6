import { existsSync } from 'node:fs'
import ts from 'typescript'
import { builtRoutes } from './built-routes'
import { absolute, filesBelow, isTest, read, readRemote, remoteFolders } from './repository'
import type { BuiltRoute } from './route-tables'

/** A widget or a call, and the files that use it. */
type Shared = { name: string; usedIn: string[] }

const shell = 'host-shell'
/** The file that a remote exposes as `./widgets` (`build/exposes.mjs`). */
export const widgetsFile = 'src/widgets/index.ts'
const remoteOf = (folder: string) => folder.replace('mfe-', '')
const code = (words: string) => `\`${words}\``

/** Renders docs/map.md. */
export function renderMap(): string {
  const routes = builtRoutes()
  return [
    '# Map',
    'Which remote owns a route, what it shows on pages of others, and who shows it. Written by `npm run documents` from the tables of routes, the exposed widgets and the maps of calls and events; a test fails when this page is out of date. Prefixes that the gateway gives a remote are in its `remote.json`.',
    ...remoteFolders().flatMap((folder) => remoteSection(folder, routes)),
    '## shell',
    `${packageLink(shell)} shows what no remote owns. Its gateway passes calls, pictures and files to ${packageLink('reference-api')}, by the prefixes in ${code('host-shell/server/proxy/api-prefixes.ts')}.`,
    routeList('shell', routes),
    '## Calls',
    'One remote asks another one and waits for the answer ([ADR 0048](adr/0048-calls-over-the-event-bus.md)).',
    list(
      calls().map(
        ({ name, usedIn }) => `${code(name)}, answered by ${name.split('.')[0]} ← ${formatPackages(usedIn)}`,
      ),
    ),
    '## Events',
    'Who publishes an event → who listens.',
    list(eventNames().map(eventLine)),
  ]
    .join('\n\n')
    .concat('\n')
}

/** Renders the row of each remote in README.md: its routes, its widgets and the packages that show them. */
const renderReadmeRows = () =>
  remoteFolders().map((folder) => {
    const shown = listWidgets(folder).map(({ name, usedIn }) => `${code(name)} → ${formatPackages(usedIn)}`)
    const cells = [
      `[${remoteOf(folder)}](${folder}/README.md)`,
      formatClaims(folder),
      shown.join('; ') || '–',
    ]
    return `| ${cells.join(' | ')} |`
  })

/** Replaces the rows of the remotes in README.md. Known remotes keep their order, new ones follow. */
export function updateReadmeRows(readme: string): string {
  const rows = new Map(renderReadmeRows().map((row) => [firstCell(row), row]))
  const lines = readme.split('\n')
  const known = lines.map(firstCell).filter((cell) => rows.has(cell))
  const isRow = (line: string) => /^\| \[[\w-]+\]\(mfe-[\w-]+\/README\.md\) /.test(line)
  const first = lines.findIndex(isRow)
  const ordered = [...known, ...[...rows.keys()].filter((cell) => !known.includes(cell))]
  return lines
    .flatMap((line, index) => {
      if (index === first) return ordered.map((cell) => rows.get(cell) ?? '')
      return isRow(line) ? [] : [line]
    })
    .join('\n')
}

const firstCell = (row: string) => row.split(' | ', 1)[0] ?? ''

/** Lists the widgets that packages show, e.g. `cart/mini-cart`. */
export const shownWidgets = () => [
  ...new Set(
    sources().flatMap((file) =>
      [...read(file).matchAll(/(?:\bof=|mountWidget\()["']([\w-]+\/[\w-]+)["']/g)].map(([, id = '']) => id),
    ),
  ),
]

/** Lists the widgets that remotes expose, e.g. `cart/mini-cart`. */
export const exposedWidgets = () =>
  remoteFolders().flatMap((folder) => listWidgets(folder).map(({ name }) => `${remoteOf(folder)}/${name}`))

function remoteSection(folder: string, routes: BuiltRoute[]): string[] {
  const remote = remoteOf(folder)
  const widgets = listWidgets(folder).map(
    ({ name, usedIn }) => `${code(name)} ← ${usedIn.map(code).join(', ')}`,
  )
  return [
    `## ${remote}`,
    `${packageLink(folder)}.`,
    routeList(remote, routes),
    ...(widgets.length > 0 ? ['Widgets, and the files that show them:', list(widgets)] : []),
  ]
}

const packageLink = (folder: string) => `[${folder}](../${folder}/README.md)`
const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')

function routeList(owner: string, routes: BuiltRoute[]): string {
  const whom = { any: '', member: ', members', guest: ', guests' }
  const own = routes.filter((route) => route.owner === owner)
  return list(own.map(({ path, id, access }) => `${code(path)} ${id}${whom[access]}`))
}

/** Formats the prefixes in `remote.json`, e.g. `/product*` for `/product` and everything below. */
function formatClaims(folder: string): string {
  const { routes } = readRemote(folder)
  const paths = routes.filter((claim) => claim.startsWith('/'))
  const isShort = (claim: string) => paths.includes(`${claim}/*`)
  const spelled = paths
    .filter((claim) => !(claim.endsWith('/*') && paths.includes(claim.slice(0, -2))))
    .map((claim) => code(isShort(claim) ? `${claim}*` : claim))
  return [...spelled, ...(paths.length < routes.length ? ['pages that the shop’s data lists'] : [])].join(
    ', ',
  )
}

function listWidgets(folder: string): Shared[] {
  const file = `${folder}/${widgetsFile}`
  if (!existsSync(absolute(file))) return []
  return listMembers(file, 'widgets').map((name) => ({
    name,
    usedIn: filesWith(`(?:\\bof=|mountWidget\\()["']${remoteOf(folder)}/${name}["']`),
  }))
}

const calls = (): Shared[] =>
  listMembers('shared-kernel/event-bus/src/storefront-calls.ts', 'StorefrontCalls').map((name) => ({
    name,
    usedIn: filesWith(`\\bcallRemote\\(\\s*'${name}'`),
  }))

const eventNames = () => [
  ...listMembers('shared-kernel/event-bus/src/storefront-events.ts', 'AgreedEvents'),
  ...listOwnEvents().map(({ name }) => name),
]

/** Lists the events that remotes declare in their own packages, each with its remote. */
export const listOwnEvents = () =>
  sources()
    .filter((file) => read(file).includes("declare module '@storefront/event-bus'"))
    .flatMap((file) =>
      [...read(file).matchAll(/^ {4}'([\w.-]+)':/gm)].map(([, name = '']) => ({
        name,
        remote: remoteOf(file.split('/')[0] ?? ''),
      })),
    )

function eventLine(name: string): string {
  const publishers = filesWith(`\\bpublish\\(\\s*'${name}'`)
  const listeners = filesWith(`\\bon\\('${name}'\\)`)
  return `${code(name)}: ${formatPackages(publishers)} → ${formatPackages(listeners)}`
}

const isSatisfying = (node: ts.Node | undefined) => node !== undefined && ts.isSatisfiesExpression(node)

/** Lists the field names of an object or type that a file declares. */
function listMembers(file: string, declared: string): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true)
  const body = source.statements
    .flatMap((statement): (ts.Node | undefined)[] => {
      if (ts.isTypeAliasDeclaration(statement) && statement.name.text === declared) return [statement.type]
      if (!ts.isVariableStatement(statement)) return []
      return statement.declarationList.declarations
        .filter(({ name }) => name.getText() === declared)
        .map(({ initializer }) => (isSatisfying(initializer) ? initializer.expression : initializer))
    })
    .find((node) => node !== undefined)
  if (body && ts.isObjectLiteralExpression(body)) return listNames([...body.properties])
  if (body && ts.isTypeLiteralNode(body)) return listNames([...body.members])
  throw new Error(`${file} declares no ${declared}`)
}

const listNames = (members: readonly { name?: ts.PropertyName | undefined }[]) =>
  members.map(({ name }) => name?.getText().replaceAll("'", '') ?? '')

let known: string[] | undefined
/** Lists the source files that pages load. */
function sources(): string[] {
  known ??= [
    ...remoteFolders().map((folder) => `${folder}/src`),
    `${shell}/src`,
    ...filesBelow('shared-kernel', /^package\.json$/)
      .map((file) => file.replace(/package\.json$/, 'src'))
      .filter((folder) => !/\/(testing|tooling)\//.test(folder)),
  ]
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .filter((file) => !isTest(file))
    .sort()
  return known
}

const filesWith = (pattern: string) => sources().filter((file) => new RegExp(pattern).test(read(file)))

/** Formats packages by their short names, e.g. `cart, shell`. */
function formatPackages(files: string[]): string {
  const names = files.map((file) => {
    const [top = '', second = ''] = file.split('/')
    if (top === 'shared-kernel') return `kernel’s ${second}`
    return top === shell ? 'shell' : remoteOf(top)
  })
  return [...new Set(names)].sort().join(', ') || 'nobody'
}
