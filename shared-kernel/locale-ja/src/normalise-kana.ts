/**
 * Converts half-width kana and hiragana to full-width katakana. Leaves the long vowel mark and all other
 * characters unchanged.
 */
export function normaliseKana(text: string): string {
  return text
    .replace(/[\uFF61-\uFF9F]+/g, (run) => run.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\u3041-\u3096\u309D\u309E]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
}

/**
 * Folds text to one spelling for search, both terms and indexed text. Ignores width, case and kana type, and
 * collapses whitespace.
 */
export function normaliseForSearch(text: string): string {
  return normaliseKana(text.normalize('NFKC').toLowerCase())
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
