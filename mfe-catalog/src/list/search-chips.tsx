import { formatYen } from '@storefront/locale-ja'
import { Icon } from '@storefront/ui'
import { Link } from 'react-router-dom'
import type { ListFacets } from './product-facets.rules'
import { childLabels, excludedText, findChoiceLabel, tomorrowText } from './search-conditions.rules'
import {
  changeSearch,
  facetNames,
  isFiltered,
  listExcludedWords,
  priceRangeText,
  withoutChoice,
  withoutExcluded,
  withoutFilters,
  writeSearch,
  type ProductSearch,
} from '../search/product-search.rules'
import styles from './search-chips.module.css'

export function SearchChips({ search, facets }: { search: ProductSearch; facets: ListFacets }) {
  if (!isFiltered(search)) return null
  return (
    <ul className={styles.chips} aria-label="絞り込み中の条件">
      {facetNames.flatMap((name) =>
        search.chosen[name].map((value) => (
          <Chip
            key={name + value}
            label={findChoiceLabel(facets, name, value)}
            href={writeSearch(withoutChoice(search, name, value))}
          />
        )),
      )}
      {listExcludedWords(search).map((word) => (
        <Chip
          key={word}
          label={excludedText(word)}
          href={writeSearch(changeSearch(search, { word: withoutExcluded(search, word) }))}
        />
      ))}
      {(search.priceFrom !== undefined || search.priceTo !== undefined) && (
        <Chip
          label={priceRangeText(search.priceFrom, search.priceTo, formatYen)}
          href={writeSearch(changeSearch(search, { priceFrom: undefined, priceTo: undefined }))}
        />
      )}
      {search.isInStockOnly && (
        <Chip label="在庫あり" href={writeSearch(changeSearch(search, { isInStockOnly: false }))} />
      )}
      {search.tomorrowIn && (
        <Chip label={tomorrowText(search)} href={writeSearch(changeSearch(search, { tomorrowIn: '' }))} />
      )}
      {search.child && (
        <Chip
          label={childLabels[search.child]}
          href={writeSearch(changeSearch(search, { child: undefined }))}
        />
      )}
      <li>
        <Link className={styles.clear} to={writeSearch(withoutFilters(search))}>
          すべて解除する
        </Link>
      </li>
    </ul>
  )
}

function Chip({ label, href }: { label: string; href: string }) {
  return (
    <li>
      <Link className={styles.chip} to={href} aria-label={`${label}の条件を外す`}>
        {label}
        <Icon name="close" size="sm" />
      </Link>
    </li>
  )
}
