const dashes = /[-‐‑‒–—―−ーｰ－─━~〜～]/g
const halfWidthKana = /[\uFF61-\uFF9F]+/g

/**
 * Converts full-width letters, digits and symbols to half-width, and half-width kana to full-width (NFKC).
 * Leaves dashes and the long vowel mark unchanged.
 */
export function normaliseWidth(text: string): string {
  return text.normalize('NFKC')
}

/**
 * Normalises a numeric field: applies NFKC, replaces every dash of a Japanese keyboard with `-` and removes
 * spaces. Leaves other characters for a rule to reject.
 */
export function normaliseDigits(text: string): string {
  return text.normalize('NFKC').replace(dashes, '-').replace(/\s+/g, '')
}

/** Normalises a field of digits only. Like {@link normaliseDigits}, but also removes hyphens. */
export function normaliseToPlainDigits(text: string): string {
  return normaliseDigits(text).replaceAll('-', '')
}

/** Normalises a name: converts half-width letters, digits, symbols and kana to full-width. */
export function normaliseToFullWidth(text: string): string {
  return text
    .replace(halfWidthKana, (run) => run.normalize('NFKC'))
    .replace(/ /g, '\u3000')
    .replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
}

/**
 * Normalises a line of an address: converts letters, digits and symbols to half-width, and kana to
 * full-width. Unlike NFKC, keeps symbols such as Ⅱ and ㈱, which belong to the name of a building.
 */
export function normaliseAddress(text: string): string {
  return text
    .replace(halfWidthKana, (run) => run.normalize('NFKC'))
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(/(?<=\d)[‐‑‒–—―−ー－─━](?=\d)/g, '-')
    .trim()
}
