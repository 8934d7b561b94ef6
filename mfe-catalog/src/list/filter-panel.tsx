import { formatCount } from '@storefront/locale-ja'
import { Button, Drawer, VisuallyHidden } from '@storefront/ui'
import { useState, type FormEvent } from 'react'
import { FacetFields, filterFormId } from './facet-fields'
import type { ListFacets } from './product-facets.rules'
import { useIsFirstScreen } from '../product-tiles/use-first-screen'
import {
  hasReversedPrices,
  isFiltered,
  readSearch,
  writeSearch,
  type ProductSearch,
} from '../search/product-search.rules'
import { useChoiceNavigation } from '../search/use-choice-navigation'
import styles from './filter-panel.module.css'

type FilterPanelProps = { search: ProductSearch; facets: ListFacets }

function useFilterForm() {
  const navigate = useChoiceNavigation()
  const choose = (form: HTMLFormElement, select?: string) => {
    const query = readFormQuery(form)
    // The URL keeps a reversed price range as typed, so that the list can say that it was swapped.
    const url = hasReversedPrices(query) ? `/product?${query.toString()}` : writeSearch(readSearch(query))
    navigate(url, select)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose(event.currentTarget)
  }
  return { choose, submit }
}

/**
 * Renders the filter panel, next to the list on desktop. On phones it is below the list and shown only
 * without scripts.
 */
export function FilterPanel({ search, facets }: FilterPanelProps) {
  const { choose, submit } = useFilterForm()
  const isFirstScreen = useIsFirstScreen()
  return (
    <aside className={styles.side} aria-label="絞り込み">
      <form id={filterFormId} action="/product" onSubmit={submit}>
        {search.word && <input type="hidden" name="word" value={search.word} />}
        {!isFirstScreen && <FacetFields facets={facets} search={search} onChoose={choose} />}
        <noscript>
          <button type="submit">この条件で絞り込む</button>
        </noscript>
      </form>
    </aside>
  )
}

/**
 * Renders the same filters in a drawer on phones. Without scripts it is a link to the panel below the list.
 */
export function FilterDrawer({ search, facets, total }: FilterPanelProps & { total: number }) {
  const { choose, submit } = useFilterForm()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.opener}>
      <noscript>
        <a className={styles.jump} href={`#${filterFormId}`}>
          {isFiltered(search) ? '絞り込み中' : '絞り込む'}
        </a>
      </noscript>
      <Button icon="filter" size="sm" isWide aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {isFiltered(search) ? '絞り込み中' : '絞り込む'}
      </Button>
      <Drawer
        isOpen={isOpen}
        title="絞り込み"
        side="left"
        onClose={() => setIsOpen(false)}
        footer={
          <Button variant="primary" isWide onClick={() => setIsOpen(false)}>
            <span translate="no">{formatCount(total)}件を表示する</span>
          </Button>
        }
      >
        <form action="/product" onSubmit={submit}>
          {search.word && <input type="hidden" name="word" value={search.word} />}
          <input type="hidden" name="sort" value={search.sort} />
          <FacetFields facets={facets} search={search} onChoose={choose} />
          {/* The number beside the list is outside of the dialog and therefore silent. */}
          <VisuallyHidden isAnnounced>{`${formatCount(total)}件`}</VisuallyHidden>
        </form>
      </Drawer>
    </div>
  )
}

function readFormQuery(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
