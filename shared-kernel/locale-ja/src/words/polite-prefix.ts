/**
 * Matches お箸, 御歳暮, オセンベイ. Before kana, オ needs at least three letters after it and ゴ never matches, because
 * オス and ゴマ are words.
 */
const polite = /^(?:[オゴ御](?=\p{Script=Han})|御|オ(?=\p{Script=Katakana}{3}))/u

/** A word folded by {@link normaliseForSearch}, without its polite prefix. Undefined if it has none. */
export function withoutPolitePrefix(word: string): string | undefined {
  const plain = word.replace(polite, '')
  return plain === word || plain === '' ? undefined : plain
}
