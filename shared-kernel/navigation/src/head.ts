/** What a route says about itself to search engines, social networks and the tab. */
export type Head = {
  /** Without the shop's name; the shell appends it. */
  title: string
  description?: string
  /** Path with the query that identifies the page. */
  canonical?: string
  robots?: string
  image?: string
  type?: 'website' | 'article' | 'product'
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
