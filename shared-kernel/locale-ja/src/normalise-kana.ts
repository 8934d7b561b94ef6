/** Half-width kana and hiragana become full-width katakana; the long vowel and everything else stay. */
export function normaliseKana(text: string): string {
  return text
    .replace(/[\uFF61-\uFF9F]+/g, (run) => run.normalize('NFKC'))
    .normalize('NFC')
    .replace(/[\u3041-\u3096\u309D\u309E]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
}

/** One spelling for search words and indexed texts: ignores width, case, kana and blanks. */
export function normaliseForSearch(text: string): string {
  return normaliseKana(text.normalize('NFKC').toLowerCase())
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
