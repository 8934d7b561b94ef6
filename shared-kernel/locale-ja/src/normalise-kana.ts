/**
 * Converts half-width kana and hiragana to full-width katakana. Leaves the long vowel mark and everything
 * else alone.
 */
export function normaliseKana(text: string): string {
  return text
    .replace(/[\uFF61-\uFF9F]+/g, (run) => run.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\u3041-\u3096\u309D\u309E]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
}

/**
 * Normalises search terms and indexed text to the same spelling. Ignores width, case, kana type and
 * whitespace.
 */
export function normaliseForSearch(text: string): string {
  return normaliseKana(text.normalize('NFKC').toLowerCase())
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
