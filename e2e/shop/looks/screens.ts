import { builtRoutes } from '../../../shared-kernel/tooling/quality/built-routes'

/** Addresses of screens whose path has a key of the shop's data, or that a state of their own follows. */
const addresses: Record<string, string[]> = {
  '/product': ['/product', '/product?word=タオル', '/product?word=zzzz', '/product?word=お歳暮'],
  '/product/:key': [
    '/product/imabari-towel-set',
    '/product/ham-rosu?occasion=oseibo',
    '/product/jonamagashi-haru',
  ],
  '/product/:key/uos': ['/product/blazer-kon/uos'],
  '/occasion/:key': ['/occasion/oseibo'],
  '/gift-finder': ['/gift-finder?occasion=oseibo'],
  '/ranking': ['/ranking?occasion=oseibo'],
  '/news': ['/news', '/news?tag=new'],
  '/news/:key': ['/news/new-imabari'],
  '/blog/:key': ['/blog/wrapping'],
  '/maker/:key': ['/maker/setouchi-orimono'],
  '/stylist/:key': ['/stylist/misaki'],
  '/faq': ['/faq', '/faq?word=noshi'],
  '/lp/:slug': ['/lp/oseibo'],
  '/*': ['/law', '/guide/gift/noshi'],
  '*': ['/nowhere'],
  '/login': ['/login', '/login?re=1'],
  '/login/unlock': ['/login/unlock', '/login/unlock?token=x'],
  '/login_sync': ['/login_sync', '/login_sync?token=x'],
  '/reminder/reset': ['/reminder/reset?token=x'],
  '/reminder/username/reset': ['/reminder/username/reset?token=x'],
  '/verify/email': ['/verify/email', '/verify/email?token=x'],
}

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
  if (/[:*]/.test(path)) throw new Error(`${path}: give it an address in e2e/shop/looks/screens.ts`)
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
