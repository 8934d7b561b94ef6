import { findAllergen } from '@storefront/locale-ja'
import { Link } from 'react-router-dom'
import { changeSearch, nothingChosen, writeSearch, type ProductSearch } from '../search/product-search.rules'
import styles from './product-list.module.css'

/** A search for an allergen's name alone may look for it or want to avoid it. */
export function AllergenNote({ search }: { search: ProductSearch }) {
  const allergen = findAllergen(search.word)
  if (!allergen || search.chosen.without.includes(allergen)) return null
  const without = changeSearch(search, { word: '食品', chosen: { ...nothingChosen(), without: [allergen] } })
  return (
    <p className={styles.allergen}>
      {`「${allergen}」を含む商品があります。アレルギーのある方は、`}
      <Link to={writeSearch(without)}>{`${allergen}を含まない食品`}</Link>
      からお選びください。
    </p>
  )
}
