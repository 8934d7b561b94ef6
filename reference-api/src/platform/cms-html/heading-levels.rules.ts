const deepest = 6

/**
 * Shifts the headings in staff's HTML so that they continue the page's levels: they start at `from`, and no
 * level is skipped. `html` must be well-formed, like the sanitiser's output.
 */
export function levelHeadings(html: string, from: number): string {
  const above: number[] = []
  const levels: number[] = []
  return html.replace(
    /<(\/?)h([1-6])((?:\s[^>]*)?)>/g,
    (_tag, slash: string, digit: string, attributes: string) => {
      if (slash) return `</h${levels.pop() ?? from}>`
      const written = Number(digit)
      while (above.length > 0 && (above.at(-1) ?? 0) >= written) above.pop()
      above.push(written)
      const level = Math.min(from + above.length - 1, deepest)
      levels.push(level)
      return `<h${level}${attributes}>`
    },
  )
}
