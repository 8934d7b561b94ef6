import { findAllergen, formatCount } from '@storefront/locale-ja'
import { deliveryPlaces, placeNote, rememberDeliveryTo, useDeliveryTo } from '@storefront/site'
import { Select, VisuallyHidden } from '@storefront/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ShopPage } from '../gift-ways/shop-topics.rules'
import {
  changeSearch,
  nearShop,
  nothingChosen,
  sortChoices,
  writeSearch,
  type ProductSearch,
} from '../search/product-search.rules'
import { useChoiceNavigation } from '../search/use-choice-navigation'
import { findOrderedCount } from './search-conditions.rules'
import styles from './product-list.module.css'

type FoundTotalProps = { search: ProductSearch; total: number; first: number; shown: number }

/**
 * Renders the number of goods found. An empty list offers other goods, so that it states no number. Each new
 * list is announced, also if its number stays, so that the words of another list are other elements.
 */
export const FoundTotal = ({ search, total, first, shown }: FoundTotalProps) => (
  <p className={styles.total} role="status">
    <span key={writeSearch(search)}>
      {total === 0 ? (
        'ぴったりの商品はありません'
      ) : (
        <>
          <strong translate="no">{formatCount(total)}</strong>件
          {shown > 0 && <span className={styles.range}>{`（${first + 1}〜${first + shown}件目）`}</span>}
          <VisuallyHidden>{`、${sortChoices.find(({ value }) => value === search.sort)?.label}`}</VisuallyHidden>
        </>
      )}
    </span>
  </p>
)

/** Says that a typed quantity (20ケース) is read as what is ordered, not as a word of goods. */
export function CountNote({ search }: { search: ProductSearch }) {
  const count = findOrderedCount(search)
  return count ? (
    <p className={styles.allergen}>{`数量「${count}」は、商品のページかカートでお選びいただけます。`}</p>
  ) : null
}

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

const choices = [
  { value: '', label: 'お届け先を選ぶ' },
  ...deliveryPlaces.map((name) => ({ value: name, label: name })),
]

/**
 * Names the assumed place of a list of what arrives tomorrow, and asks for the shopper's. It stays until the
 * focus leaves it, because each arrow key on the closed select chooses a place.
 */
export function TomorrowPlace({ search }: { search: ProductSearch }) {
  const navigate = useChoiceNavigation()
  const deliveryTo = useDeliveryTo()
  const [isChoosing, setIsChoosing] = useState(false)
  const isAssumed = search.tomorrowIn === nearShop
  if (!isAssumed && !(isChoosing && search.tomorrowIn)) return null
  const choose = (tomorrowIn: string) => {
    rememberDeliveryTo(tomorrowIn)
    navigate(writeSearch(changeSearch(search, { tomorrowIn })), 'tomorrow-place')
  }
  return (
    <p className={styles.place}>
      <span>{placeNote(isAssumed ? { ...deliveryTo, prefecture: undefined } : deliveryTo)}</span>
      <Select
        aria-label="明日届くお届け先"
        choices={choices}
        value={isAssumed ? '' : search.tomorrowIn}
        onFocus={() => setIsChoosing(true)}
        onBlur={() => setIsChoosing(false)}
        onChange={({ target }) => target.value && choose(target.value)}
      />
    </p>
  )
}

/** Links the shop's own pages above the goods, if a search term is about the shop (返品, 見積). */
export function ShopPages({ pages }: { pages: readonly ShopPage[] }) {
  if (pages.length === 0) return null
  return (
    <nav className={styles.pages} aria-label="このことばのご案内">
      <p>こちらをお探しですか</p>
      <ul>
        {pages.map(({ label, href }) => (
          <li key={href + label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
