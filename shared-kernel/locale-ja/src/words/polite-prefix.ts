/** お箸, 御歳暮, オセンベイ; before kana only オ, and only of three letters and more: オス, ゴマ are words. */
const polite = /^(?:[オゴ御](?=\p{Script=Han})|御|オ(?=\p{Script=Katakana}{3}))/u

/**
 * A word that {@link normaliseForSearch} has folded without its polite prefix; undefined where it has none.
 */
export function withoutPolitePrefix(word: string): string | undefined {
  const plain = word.replace(polite, '')
  return plain === word || plain === '' ? undefined : plain
}
