import { Select } from '@storefront/ui'
import { filterFormId } from './facet-fields'
import {
  changeSearch,
  sortChoices,
  writeSearch,
  type ProductSearch,
  type SortKey,
} from '../search/product-search.rules'
import { useChoiceNavigation } from '../search/use-choice-navigation'
import styles from './sort-select.module.css'

/** Renders the sort order of a list. Without scripts it is submitted together with the filters. */
export function SortSelect({ search }: { search: ProductSearch }) {
  const navigate = useChoiceNavigation()
  return (
    <label className={styles.sort}>
      <span aria-hidden="true">並び順</span>
      <Select
        name="sort"
        aria-label="並び順"
        form={filterFormId}
        choices={sortChoices}
        value={search.sort}
        onChange={(event) =>
          navigate(writeSearch(changeSearch(search, { sort: event.target.value as SortKey })), 'sort')
        }
      />
    </label>
  )
}
