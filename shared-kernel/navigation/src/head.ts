/** A route's metadata for search engines, social networks and the tab title. */
export type Head = {
  /** The title without the shop's name, which the shell appends. */
  title: string
  description?: string
  /** The path with the query parameters that identify the page. */
  canonical?: string
  robots?: string
  image?: string
  type?: 'website' | 'article' | 'product'
  /** The feed of this page, for feed readers. */
  feed?: { path: string; title: string }
  /** schema.org data. URLs may be relative to the shop's root. */
  jsonLd?: unknown[]
}

/** The `handle` of a route that has metadata. `data` is the result of the route's loader. */
export type HeadHandle = { head?: (data: never) => Head }

type Match = { handle?: unknown; data?: unknown; loaderData?: unknown }

/**
 * Returns the metadata of the innermost route that has any. Returns undefined while the route's data is
 * missing.
 */
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

/** Makes the URLs in JSON-LD absolute, because search engines don't resolve relative URLs. */
export function absoluteJsonLd(value: unknown, origin: string, member = ''): unknown {
  if (typeof value === 'string')
    return addressMembers.has(member) && value.startsWith('/') ? origin + value : value
  if (Array.isArray(value)) return value.map((one) => absoluteJsonLd(one, origin, member))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, absoluteJsonLd(one, origin, name)]),
  )
}

/**
 * Converts a screen's breadcrumbs to a schema.org BreadcrumbList. A crumb without a URL is the screen itself.
 */
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
