import { builtRoutes, findScreens, specifiedRoutes, type SpecifiedRoute } from './built-routes'
import { filesBelow, read, readJson } from './repository'
import { addedCalls, specifiedCalls, type AddedCall, type SpecifiedCall } from './specified-calls'

/** A sentence of the specification that isn't implemented or not tested. */
export type OpenRow = {
  /** Number of the section, and position of the sentence in the section. */
  row: string
  says: string
  state: keyof typeof stateWords
  why: string
  /** The route or call that makes this row obsolete once it is built. */
  until?: string
  /** The route that this row describes. */
  route?: string
}

const stateWords = {
  missing: 'not built',
  partly: 'built in part',
  untested: 'built, not proved by a test',
  decided: 'decided otherwise',
}

export const openRows = () => readJson<OpenRow[]>('docs/open-rows.json')

export function renderStatus(): string {
  const routes = routeRows()
  const calls = specifiedCalls()
  return [
    '# What is built',
    'Written by `npm run documents` from the tables of routes, the contracts and `open-rows.json`; a test fails when it is out of date. No hand edits it.',
    '## Sections of the specification',
    'A section without an open row is one in which none is known: that is what somebody read and what tests found, no proof.',
    table(['§', 'section', 'state'], sectionRows(routes, calls)),
    '## Routes (§2)',
    'Built is a path that stands in its owner’s table of routes and that the owner claims in `remote.json`.',
    table(['path', 'owner', 'for', 'state'], routes),
    '## Calls (§7)',
    'Each call has its contract in `shared-kernel/contracts`. Served is one that a `.routes.ts` of `reference-api` imports, made by a page one that a remote, the shell or the kernel imports.',
    table(['call', 'contract', 'served', 'made by a page'], calls.map(callRow)),
    '## Routes beyond §2',
    'The entry in the table of routes names the decision as `beyondSpec`.',
    table(['path', 'owner', 'for', 'decision'], addedRouteRows()),
    '## Calls beyond §7',
    'The contract names the decision as `beyondSpec`. Served and made by a page as above.',
    table(
      ['call', 'contract', 'for', 'decision', 'served', 'made by a page'],
      addedCalls().map(addedCallRow),
    ),
    '## Open rows',
    table(
      ['row', 'the specification says', 'state', 'what is there'],
      openRows().map(({ row, says, state, why }) => [row, says, stateWords[state], why]),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

function routeRows(): string[][] {
  const built = builtRoutes()
  return specifiedRoutes().map((wanted) => [
    spelled(wanted.path),
    wanted.owner,
    wanted.access,
    describeState(wanted, findScreens(wanted, built)),
  ])
}

function describeState(wanted: SpecifiedRoute, screens: ReturnType<typeof findScreens>): string {
  const stray = screens?.find(({ owner, access }) => owner !== wanted.owner || access !== wanted.access)
  if (stray) return `built, but in ${stray.owner} for ${stray.access}`
  if (!screens) return stateWords.missing
  const open = openRows().find(({ route }) => route === wanted.path)
  return open ? `${stateWords[open.state]} (${open.row})` : 'built'
}

const addedRouteRows = () =>
  builtRoutes().flatMap(({ path, owner, access, beyondSpec }) =>
    beyondSpec ? [[spelled(path.replace(/:(\w+)/g, '{$1}')), owner, access, linkDecision(beyondSpec)]] : [],
  )

/**
 * Returns the link to a decision, e.g. `ADR 0059`.
 * @throws Error if there is no such decision
 */
function linkDecision(decision: string): string {
  const [, number] = /^ADR (\d{4})$/.exec(decision) ?? []
  const file = number && filesBelow('docs/adr', /\.md$/).find((one) => one.startsWith(`docs/adr/${number}-`))
  if (!file) throw new Error(`There is no decision ${decision} in docs/adr.`)
  return `[${number}](${file.slice('docs/'.length)})`
}

const spelled = (path: string) => (/^[/*]/.test(path) ? `\`${path}\`` : path)

const callRow = ({ method, path, name, isServed, isUsed }: SpecifiedCall) => [
  `\`${method} ${path}\``,
  name ?? 'none',
  isServed ? 'yes' : 'no',
  isUsed ? 'yes' : 'no',
]

const addedCallRow = ({ method, path, access, beyondSpec, name, isServed, isUsed }: AddedCall) => [
  `\`${method} ${path}\``,
  name,
  access,
  linkDecision(beyondSpec),
  isServed ? 'yes' : 'no',
  isUsed ? 'yes' : 'no',
]

function sectionRows(routes: string[][], calls: SpecifiedCall[]): string[][] {
  const rows = openRows()
  return [...read('docs/specification.md').matchAll(/^## (\d)\. (.*)$/gm)].map(
    ([, number = '', title = '']) => {
      const open = rows.filter(({ row }) => row.startsWith(`${number}.`)).length
      const counted = { '2': formatRouteCount(routes), '7': formatCalls(calls) }[number]
      const known = open === 0 ? 'no open row' : `${open} open ${open === 1 ? 'row' : 'rows'}`
      return [number, title, counted ? `${counted}; ${known}` : known]
    },
  )
}

function formatRouteCount(routes: string[][]): string {
  const inPart = routes.filter(([, , , state]) => state?.startsWith(stateWords.partly)).length
  const built = routes.filter(([, , , state]) => state?.startsWith('built')).length - inPart
  return `${built} of ${routes.length} routes built, ${inPart} in part`
}

function formatCalls(calls: SpecifiedCall[]): string {
  const count = (is: (call: SpecifiedCall) => unknown) => calls.filter(is).length
  return `${count(({ name }) => name)} of ${calls.length} calls have a contract, ${count(({ isServed }) => isServed)} are served, ${count(({ isUsed }) => isUsed)} are made by a page`
}

/** Formats a table as oxfmt does: columns are as wide as their widest cell. */
function table(heads: string[], rows: string[][]): string {
  const widths = heads.map((_, column) =>
    Math.max(3, ...[heads, ...rows].map((row) => computeWidth(row[column]))),
  )
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - computeWidth(cell))).join(' | ')} |`
  return [heads, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n')
}

/** Returns the width in terminal columns. A Japanese character takes two columns. */
const computeWidth = (cell = '') => cell.length + (cell.match(/[\u3000-\u9fff\uff00-\uff60]/g)?.length ?? 0)
