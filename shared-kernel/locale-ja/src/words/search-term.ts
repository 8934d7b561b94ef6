/**
 * Reads a search term from a URL. Control characters become spaces. Halves of characters (U+FFFD), which a
 * truncated link has, are dropped. Null is an empty term.
 */
export function readSearchTerm(text: string | null, maxLength: number): string {
  const shown = (text ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('\uFFFD', '')
    .trim()
  return shown.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '')
}
