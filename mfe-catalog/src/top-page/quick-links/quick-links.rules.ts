export type QuickLink = { href: string; label: string }

/** Matches a path within the shop. Layouts may contain any text. */
const wayIn = /^\/(?!\/)/

/** Parses the `{ url, label }` links of a layout component. Drops links that leave the shop. */
export function readQuickLinks(links: unknown): QuickLink[] {
  if (!Array.isArray(links)) return []
  return links.flatMap(({ url, label }: { url?: unknown; label?: unknown }) =>
    typeof url === 'string' && wayIn.test(url) && typeof label === 'string' && label
      ? [{ href: url, label }]
      : [],
  )
}
