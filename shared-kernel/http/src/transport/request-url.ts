/** Fills a contract's path with its parameters. `*` is the rest of the path, slashes included. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    .replace('*', () => String(params['*'] ?? ''))
}

/** Formats a query string. Arrays repeat as `name[]`. Omits undefined and null. */
export function queryString(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (Array.isArray(value)) value.forEach((item) => search.append(`${name}[]`, String(item)))
    else if (value !== undefined && value !== null) search.append(name, String(value))
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}
