/**
 * Controls and characters that invisibly turn, split or join text; keeps line breaks, tabs and emoji joiners.
 */
const unseen = /(?![\n\r\t\u200D])[\p{Cc}\p{Cf}\u2028\u2029]/gu
/** More marks on one letter than any script uses. */
const piledMarks = /(\p{M}{4})\p{M}+/gu

/** Everything except compatibility kanji, which NFC would replace by today's forms. */
const composable = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu

/** A letter and its marks as one character (NFC), as most keyboards write it; names keep their kanji. */
export const composed = (text: string): string => text.replace(composable, (run) => run.normalize('NFC'))

/**
 * A composed text without invisible characters: U+202E in a name would reverse the words beside it, a zero
 * width space would make two names look the same.
 */
export function withoutUnseen(text: string): string {
  return composed(text.replace(unseen, '').replace(piledMarks, '$1'))
}
