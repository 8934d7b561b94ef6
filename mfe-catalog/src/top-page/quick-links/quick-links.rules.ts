export type QuickLink = { href: string; label: string }

/** A path within the shop; a layout may contain any text. */
const wayIn = /^\/(?!\/)/

/** The links of a layout's component, `{ url, label }` each; links out of the shop are left out. */
export function readQuickLinks(links: unknown): QuickLink[] {
  if (!Array.isArray(links)) return []
  return links.flatMap(({ url, label }: { url?: unknown; label?: unknown }) =>
    typeof url === 'string' && wayIn.test(url) && typeof label === 'string' && label
      ? [{ href: url, label }]
      : [],
  )
}
