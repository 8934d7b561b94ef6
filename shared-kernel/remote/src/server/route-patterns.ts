import type { RouteObject } from 'react-router-dom'

/** Lists every route that renders something, as a pattern from the root, e.g. `/news/:id`. */
export function routePatterns(routes: RouteObject[], parent = ''): string[] {
  return [
    ...new Set(
      routes.flatMap(({ path = '', index, children }) => {
        const pattern = path.startsWith('/')
          ? path
          : [parent.replace(/\/$/, ''), path].filter(Boolean).join('/')
        if (children) return routePatterns(children, pattern)
        return path || index ? [pattern.startsWith('/') ? pattern : `/${pattern}`] : []
      }),
    ),
  ]
}
