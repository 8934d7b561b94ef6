/** Controls and what turns, parts or joins text unseen; line breaks, tabs and the joiner of emoji stay. */
const unseen = /(?![\n\r\t\u200D])[\p{Cc}\p{Cf}\u2028\u2029]/gu
/** More marks on one letter than any script writes. */
const piledMarks = /(\p{M}{4})\p{M}+/gu

/** Everything but old forms of kanji, which NFC would replace by today's. */
const composable = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu

/** A letter and its marks as one character (NFC), as most keyboards write it; names keep their kanji. */
export const composed = (text: string): string => text.replace(composable, (run) => run.normalize('NFC'))

/**
 * A text, composed, without what nobody sees: with U+202E a name would turn the words beside it round, with a
 * zero width space two names would look the same.
 */
export function withoutUnseen(text: string): string {
  return composed(text.replace(unseen, '').replace(piledMarks, '$1'))
}
