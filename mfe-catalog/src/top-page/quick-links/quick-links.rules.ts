export type QuickLink = { href: string; label: string }

/** A way within the shop; what a layout says may be anything. */
const wayIn = /^\/(?!\/)/

/** The links of a layout's component, `{ url, label }` each; what is no way within the shop is left out. */
export function readQuickLinks(links: unknown): QuickLink[] {
  if (!Array.isArray(links)) return []
  return links.flatMap(({ url, label }: { url?: unknown; label?: unknown }) =>
    typeof url === 'string' && wayIn.test(url) && typeof label === 'string' && label
      ? [{ href: url, label }]
      : [],
  )
}
