import { filesBelow, read, readJson, readRemote, remoteFolders } from './repository'
import { readRoutes, type BuiltRoute } from './route-tables'

export type SpecifiedRoute = { owner: string; path: string; access: string; layout: string }

export const specifiedRoutes = () => readJson<SpecifiedRoute[]>('docs/specified-routes.json')

/** Pages that the API lists and the gateway looks up on each request (see `remote.json`). */
const listedByTheServer = ['@static-pages', '@landing-pages']

export function builtRoutes(): BuiltRoute[] {
  const remotes = remoteFolders().flatMap((folder) =>
    readRoutes(folder.replace('mfe-', ''), `${folder}/src/routes.ts`),
  )
  const [shellPages] = filesBelow('host-shell/src', /^shell-pages\.routes\.ts$/)
  const [catchAll] = filesBelow('shared-kernel', /^catch-all\.tsx$/)
  const notFound = read(catchAll ?? '').includes("path: '*'")
  return [
    ...remotes,
    ...readRoutes('shell', shellPages ?? ''),
    ...(notFound ? [{ owner: 'shell', path: '*', id: 'not found', access: 'any' as const }] : []),
  ]
}

/** Returns the routes that the gateway forwards to a remote. Other routes are unreachable. */
const claims = (owner: string) => (owner === 'shell' ? ['/*'] : readRemote(`mfe-${owner}`).routes)

const isClaimed = ({ owner, path }: BuiltRoute) =>
  claims(owner).some((claim) =>
    claim.endsWith('/*') ? `${path}/`.startsWith(claim.slice(0, -1)) || path === '*' : claim === path,
  )

/** Converts a specified route to paths of the router, without the names of parameters. */
function wantedPaths({ path }: SpecifiedRoute): string[] {
  if (path.startsWith('static page')) return ['/*']
  if (path.startsWith('*')) return ['*']
  const spelled = path.replace(/\{\w+\??\}/g, ':')
  return path.endsWith('{key?}') ? [spelled, spelled.replace(/\/:$/, '')] : [spelled]
}

const toRouteShape = (path: string) => path.replace(/:\w+/g, ':')

/** Returns the screens of a specified route, or undefined if a screen is missing or unreachable. */
export function findScreens(wanted: SpecifiedRoute, built: BuiltRoute[]): BuiltRoute[] | undefined {
  const isListed = listedByTheServer.every((listed) => claims('content').includes(listed))
  const screens = wantedPaths(wanted).flatMap(
    (path) =>
      built.find(
        (route) => toRouteShape(route.path) === path && (isClaimed(route) || (isListed && path === '/*')),
      ) ?? [],
  )
  return screens.length === wantedPaths(wanted).length ? screens : undefined
}
