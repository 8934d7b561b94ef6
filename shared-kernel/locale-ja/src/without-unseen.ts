/**
 * Control characters, and characters that invisibly reverse, split or join text. Excludes line breaks, tabs
 * and emoji joiners.
 */
const unseen = /(?![\n\r\t\u200D])[\p{Cc}\p{Cf}\u2028\u2029]/gu
/** More combining marks on one letter than any script uses. */
const piledMarks = /(\p{M}{4})\p{M}+/gu

/** Everything except compatibility kanji, which NFC would replace with their modern forms. */
const composable = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu

/** Composes letters with their marks (NFC), as most keyboards do. Leaves the kanji of names unchanged. */
export const composed = (text: string): string => text.replace(composable, (run) => run.normalize('NFC'))

/**
 * Composes the text and removes invisible characters. In a name, U+202E would reverse the words next to it,
 * and a zero-width space would make two names look the same.
 */
export function withoutUnseen(text: string): string {
  return composed(text.replace(unseen, '').replace(piledMarks, '$1'))
}
