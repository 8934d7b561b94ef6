/** お箸, 御歳暮, オセンベイ; before kana only オ, with at least three letters behind it: オス, ゴマ are words. */
const polite = /^(?:[オゴ御](?=\p{Script=Han})|御|オ(?=\p{Script=Katakana}{3}))/u

/**
 * A word folded by {@link normaliseForSearch} without its polite prefix; undefined when it has none.
 */
export function withoutPolitePrefix(word: string): string | undefined {
  const plain = word.replace(polite, '')
  return plain === word || plain === '' ? undefined : plain
}
