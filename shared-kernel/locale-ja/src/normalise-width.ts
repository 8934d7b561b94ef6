const dashes = /[-‐‑‒–—―−ーｰ－─━~〜～]/g
const halfWidthKana = /[\uFF61-\uFF9F]+/g

/**
 * Full-width letters, digits and signs become half-width, half-width kana full-width (NFKC). Dashes and the
 * long vowel stay.
 */
export function normaliseWidth(text: string): string {
  return text.normalize('NFKC')
}

/**
 * For digit fields: NFKC, every dash of a Japanese keyboard becomes `-`, spaces go. Other characters stay, so
 * that a rule rejects them.
 */
export function normaliseDigits(text: string): string {
  return text.normalize('NFKC').replace(dashes, '-').replace(/\s+/g, '')
}

/** As {@link normaliseDigits}, without the hyphens: for fields of digits alone. */
export function normaliseToPlainDigits(text: string): string {
  return normaliseDigits(text).replaceAll('-', '')
}

/** For names: half-width letters, digits, signs and kana become full-width. */
export function normaliseToFullWidth(text: string): string {
  return text
    .replace(halfWidthKana, (run) => run.normalize('NFKC'))
    .replace(/ /g, '\u3000')
    .replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
}
