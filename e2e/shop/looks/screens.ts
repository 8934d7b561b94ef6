import { builtRoutes } from '../../../shared-kernel/tooling/quality/built-routes'
import { readRemote, remoteFolders } from '../../../shared-kernel/tooling/quality/repository'

/**
 * Addresses of screens whose path has a key of the shop's data, or that a state of their own follows: the
 * remotes' own, from `remote.json`, and the shell's.
 */
const addresses: Record<string, string[]> = Object.assign(
  { '*': ['/nowhere'] },
  ...remoteFolders().map((folder) => readRemote(folder).addresses ?? {}),
)

/** Screens that need more than a visit, and the journeys that look at them. */
export const seenElsewhere: [path: RegExp, journey: string][] = [
  [/^\/cart\/./, 'long/screens/checkout-reflow.spec.ts'],
  [/^\/social-gift/, 'long/gifts/gift-recipients.spec.ts'],
  [/^\/(school|fitting)/, 'long/screens/accessibility-of-shops.spec.ts'],
  [/^\/list\//, 'long/members/member-lists.spec.ts'],
  [/^\/sample$/, 'long/screens/sample-layout.spec.ts'],
  [/^\/maintenance$/, 'long/screens/accessibility-of-shops.spec.ts'],
]

const isSeenElsewhere = (path: string) => seenElsewhere.some(([some]) => some.test(path))

/**
 * Lists the addresses of the screens that a guest can open in the gift shop, from the remotes' route tables.
 * @throws Error if a path has a key and no address
 */
export const listGuestScreens = () =>
  builtRoutes()
    .filter(({ access, path }) => access !== 'member' && !isSeenElsewhere(path))
    .flatMap(({ path }) => addresses[path] ?? [requirePlain(path)])

function requirePlain(path: string): string {
  if (/[:*]/.test(path)) throw new Error(`${path}: give it an address in its remote.json`)
  return path
}

/** Lists the members' screens from the route tables. `…` stands for the first entry of the list before it. */
export const listMemberScreens = () =>
  builtRoutes()
    .filter(({ access }) => access === 'member')
    .map(({ path }) => path.replace(/\/:.*$/, '/…'))

/** My page's screen of viewed products, which guests have as well. */
const openToGuests = '/mypage/product_history'

/** Lists the members' own paths of my page, with 1 as the key of an entry. */
export const listMyPagePaths = () =>
  builtRoutes()
    .map(({ path }) => path)
    .filter((path) => /^\/mypage(\/|$)/.test(path) && path !== openToGuests)
    .map((path) => path.replaceAll(/:\w+/g, '1'))
