/** A route's metadata for search engines, social networks and the tab title. */
export type Head = {
  /** Without the shop's name, which the shell appends. */
  title: string
  description?: string
  /** Path with the query that identifies the page. */
  canonical?: string
  robots?: string
  image?: string
  type?: 'website' | 'article' | 'product'
  /** The page's own feed, for feed readers. */
  feed?: { path: string; title: string }
  /** schema.org data. URLs may be relative to the shop's root. */
  jsonLd?: unknown[]
}

/** `handle` of a route that has metadata. `data` is its loader's. */
export type HeadHandle = { head?: (data: never) => Head }

type Match = { handle?: unknown; data?: unknown; loaderData?: unknown }

/** Metadata of the innermost route that has any and whose data has been loaded. */
export function headOf(matches: Match[]): Head | undefined {
  for (const match of [...matches].reverse()) {
    const head = (match.handle as HeadHandle | undefined)?.head
    const data = match.loaderData ?? match.data
    if (head) return data === undefined && head.length > 0 ? undefined : head(data as never)
  }
  return undefined
}

/** schema.org properties that contain URLs. */
const addressMembers = new Set(['url', 'image', 'item', 'target', 'logo'])

/** Makes JSON-LD URLs absolute, because search engines don't resolve relative ones. */
export function absoluteJsonLd(value: unknown, origin: string, member = ''): unknown {
  if (typeof value === 'string')
    return addressMembers.has(member) && value.startsWith('/') ? origin + value : value
  if (Array.isArray(value)) return value.map((one) => absoluteJsonLd(one, origin, member))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, absoluteJsonLd(one, origin, name)]),
  )
}

/** A screen's breadcrumbs as schema.org's BreadcrumbList. One without a URL is the screen itself. */
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
