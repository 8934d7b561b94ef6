const dashes = /[-‐‑‒–—―−ーｰ－─━~〜～]/g
const halfWidthKana = /[\uFF61-\uFF9F]+/g

/**
 * Full-width letters, digits and signs become half-width, half-width kana full-width (NFKC). Dashes and the
 * long vowel stay.
 */
export function foldWidth(text: string): string {
  return text.normalize('NFKC')
}

/**
 * For digit fields: NFKC, every dash a Japanese keyboard makes becomes `-`, spaces go. Other characters stay,
 * so that a rule refuses them.
 */
export function foldDigits(text: string): string {
  return text.normalize('NFKC').replace(dashes, '-').replace(/\s+/g, '')
}

/** As {@link foldDigits}, without the hyphens: for fields that want digits alone. */
export function foldToPlainDigits(text: string): string {
  return foldDigits(text).replaceAll('-', '')
}

/** For names: half-width letters, digits, signs and kana become full-width. */
export function foldToFullWidth(text: string): string {
  return text
    .replace(halfWidthKana, (run) => run.normalize('NFKC'))
    .replace(/ /g, '\u3000')
    .replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
}
