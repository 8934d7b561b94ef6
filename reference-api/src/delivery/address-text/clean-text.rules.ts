import { composed } from '@storefront/locale-ja'

const halfWidthKana = /[\uFF61-\uFF9F]+/g
const invisible = /[\uFEFF\u200B-\u200F\u202A-\u202E\u2060\u00AD\uFE0F]/g
/** Every dash of a Japanese keyboard but the long vowel mark, which needs a look at the letter before it. */
const dashBeside =
  /(?<=[0-9A-Za-z〇一二三四五六七八九十])[‐‑‒–—―−─━－ｰ]|[‐‑‒–—―−─━－ｰ](?=[0-9A-Za-z〇一二三四五六七八九十])/g
const longVowelBeside = /(?<=[0-9A-Za-z〇一二三四五六七八九十])ー/g

/**
 * Brings pasted text to one width: half-width letters, digits, signs and spaces, full-width kana, `-` beside
 * digits. Keeps every line break, so that lines can be counted.
 */
export function cleanText(text: string): string {
  return composed(text.replace(/\r\n?/g, '\n').replace(/[\u2028\u2029\v\f\u0085]/g, '\n'))
    .replace(invisible, '')
    .replace(halfWidthKana, (run) => run.normalize('NFKC'))
    .replace(/[！-～]/g, toHalfWidth)
    .replace(/[\u3000\u00A0\u2002-\u200A\u202F]/g, ' ')
    .replace(dashBeside, '-')
    .replace(longVowelBeside, '-')
}

const toHalfWidth = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

/** Collapses runs of spaces and line breaks. */
export const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim()
