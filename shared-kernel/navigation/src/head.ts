/** A route's description for search engines, social networks and the tab. */
export type Head = {
  /** Without the shop's name; the shell appends it. */
  title: string
  description?: string
  /** Path with the query that identifies the page. */
  canonical?: string
  robots?: string
  image?: string
  type?: 'website' | 'article' | 'product'
  /** The page's own feed, for feed readers. */
  feed?: { path: string; title: string }
  /** schema.org; addresses may begin with the shop's root. */
  jsonLd?: unknown[]
}

/** `handle` of a route that can describe itself; `data` is its loader's. */
export type HeadHandle = { head?: (data: never) => Head }

type Match = { handle?: unknown; data?: unknown; loaderData?: unknown }

/** The head of the innermost route that has one and whose data is there. */
export function headOf(matches: Match[]): Head | undefined {
  for (const match of [...matches].reverse()) {
    const head = (match.handle as HeadHandle | undefined)?.head
    const data = match.loaderData ?? match.data
    if (head) return data === undefined && head.length > 0 ? undefined : head(data as never)
  }
  return undefined
}

/** Members of schema.org that hold addresses. */
const addressMembers = new Set(['url', 'image', 'item', 'target', 'logo'])

/** JSON-LD with absolute addresses: search engines do not resolve relative ones. */
export function absoluteJsonLd(value: unknown, origin: string, member = ''): unknown {
  if (typeof value === 'string')
    return addressMembers.has(member) && value.startsWith('/') ? origin + value : value
  if (Array.isArray(value)) return value.map((one) => absoluteJsonLd(one, origin, member))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, absoluteJsonLd(one, origin, name)]),
  )
}

/** A screen's breadcrumbs as schema.org's BreadcrumbList; one without an address is the screen itself. */
export function breadcrumbJsonLd(crumbs: readonly { label: string; href?: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: href } : {}),
    })),
  }
}
