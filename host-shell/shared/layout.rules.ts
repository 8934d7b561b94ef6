/** The layouts of §2. `sample` is the bare page where designers try out components. */
export type Layout = 'default' | 'invalid-channel' | 'maintenance' | 'sample' | 'simple'

const simplePaths =
  /^\/(cart\/.+|login(_sync)?(\/.*)?|register(\/.*)?|reminder(\/.*)?|verify(\/.*)?|orders\/receipt|social-gift(\/.*)?|popup)$/

/** Returns a path's layout. Checkout, sign-in and gift screens use the simple one, to avoid distractions. */
export function findLayout(pathname: string): Layout {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (path === '/maintenance') return 'maintenance'
  if (path === '/sample') return 'sample'
  return simplePaths.test(path) ? 'simple' : 'default'
}
