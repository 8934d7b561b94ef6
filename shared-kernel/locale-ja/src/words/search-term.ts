/**
 * Reads a search term from a URL, up to `maxLength`. Replaces control characters with spaces. Drops halves of
 * characters (U+FFFD), which a truncated link contains. Null counts as an empty term.
 */
export function readSearchTerm(text: string | null, maxLength: number): string {
  const shown = (text ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('\uFFFD', '')
    .trim()
  return shown
    .slice(0, maxLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
