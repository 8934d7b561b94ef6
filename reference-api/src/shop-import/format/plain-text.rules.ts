const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Converts plain text to paragraphs, which empty lines separate. HTML is left unchanged. */
export function toHtml(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.startsWith('<')) return trimmed
  return trimmed
    .split(/\n\s*\n/)
    .map(
      (paragraph) =>
        `<p>${paragraph
          .trim()
          .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
          .replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n')
}
