const dashes = /[-‐‑‒–—―−ーｰ－─━~〜～]/g
const halfWidthKana = /[\uFF61-\uFF9F]+/g

/**
 * Converts full-width letters, digits and symbols to half-width, and half-width kana to full-width (NFKC).
 * Leaves dashes and the long vowel mark alone.
 */
export function normaliseWidth(text: string): string {
  return text.normalize('NFKC')
}

/**
 * For numeric fields: applies NFKC, turns every dash on a Japanese keyboard into `-` and removes spaces.
 * Leaves other characters for a rule to reject.
 */
export function normaliseDigits(text: string): string {
  return text.normalize('NFKC').replace(dashes, '-').replace(/\s+/g, '')
}

/** Like {@link normaliseDigits}, but also removes hyphens, for digits-only fields. */
export function normaliseToPlainDigits(text: string): string {
  return normaliseDigits(text).replaceAll('-', '')
}

/** For names: converts half-width letters, digits, symbols and kana to full-width. */
export function normaliseToFullWidth(text: string): string {
  return text
    .replace(halfWidthKana, (run) => run.normalize('NFKC'))
    .replace(/ /g, '\u3000')
    .replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
}

/**
 * For lines of an address: writes letters, digits and signs half-width, and kana full-width. Unlike NFKC, it
 * keeps signs such as Ⅱ and ㈱, which belong to the name of a building.
 */
export function normaliseAddress(text: string): string {
  return text
    .replace(halfWidthKana, (run) => run.normalize('NFKC'))
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(/(?<=\d)[‐‑‒–—―−ー－─━](?=\d)/g, '-')
    .trim()
}
