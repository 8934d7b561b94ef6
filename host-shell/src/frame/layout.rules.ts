/** §2 Layouts. `sample` is the bare page where designers try components. */
export type Layout = 'default' | 'invalid-channel' | 'maintenance' | 'sample' | 'simple'

const simplePaths =
  /^\/(cart\/.+|login(_sync)?(\/.*)?|register(\/.*)?|reminder(\/.*)?|verify(\/.*)?|orders\/receipt|social-gift(\/.*)?|popup)$/

/** The layout of a path: checkout, sign-in and gift screens have the simple one, without distractions. */
export function layoutOf(pathname: string): Layout {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  if (path === '/maintenance') return 'maintenance'
  if (path === '/sample') return 'sample'
  return simplePaths.test(path) ? 'simple' : 'default'
}
