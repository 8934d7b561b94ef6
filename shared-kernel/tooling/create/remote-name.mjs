/**
 * Names that other parts of the shop have: packages, containers, volumes, and first segments of paths that
 * the gateway serves itself.
 */
const reserved = new Set(
  [
    'api shell gateway host host-shell reference-api ops e2e starter',
    'composer front mail postgres prometheus grafana traces payment-sandbox',
    'remotes remote media files public sandbox-captcha takimoto sitemap robots v',
    'maintenance sample offline',
  ].flatMap((line) => line.split(' ')),
)

/**
 * Returns why a new remote can't have this name, or undefined if it can.
 * @param {string} name of the package, e.g. `mfe-wishlist`
 * @param {object} checkout
 * @param {{ name: string, routes: string[] }[]} checkout.remotes descriptions of the remotes there are
 * @param {string[]} checkout.kernel names of kernel packages
 * @returns {string | undefined}
 */
export function describeNameRefusal(name, { remotes, kernel }) {
  if (!name) return 'Which remote? For example: npm run create -- mfe-wishlist'
  if (/[A-Z]/.test(name)) return `${name} has upper case: call it ${name.toLowerCase()}.`
  if (!name.startsWith('mfe-')) return `${name} is no name of a remote: call it mfe-${name}.`
  const short = name.slice('mfe-'.length)
  if (!/^[a-z]+(-[a-z]+)*$/.test(short))
    return `${name} is no name of a remote: letters, in words that are joined by hyphens, as in mfe-social-gift.`
  if (remotes.some((remote) => remote.name === short)) return `${name} exists already.`
  if (reserved.has(short) || kernel.includes(short) || /-(replicas|releases)$/.test(short))
    return `${name} is reserved: ${short} names another part of the shop.`
  const owner = remotes.find(({ routes }) =>
    routes.some((route) => route === `/${short}` || route.startsWith(`/${short}/`)),
  )
  if (owner) return `/${short} belongs to mfe-${owner.name}: choose another name.`
  return undefined
}
