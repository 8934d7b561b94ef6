import { recordProductSearch } from '@storefront/contracts'
import { call } from '@storefront/http'

/** Records a member's search term. Blank terms aren't sent (§5). */
export async function rememberSearch(word: string) {
  if (word.trim() !== '') await call(recordProductSearch, { query: { word: word.trim() } })
}
