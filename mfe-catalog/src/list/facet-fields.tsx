import { formatCount } from '@storefront/locale-ja'
import { deliveryPlaces } from '@storefront/site'
import { Checkbox, Disclosure, Select, VisuallyHidden } from '@storefront/ui'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { PriceFields } from './price-fields'
import { listUnoffered, type Facet, type ListFacets } from './product-facets.rules'
import { tomorrowText } from './search-conditions.rules'
import {
  hasReversedPrices,
  nearShop,
  writeExpanded,
  writeSearch,
  type ProductSearch,
} from '../search/product-search.rules'
import styles from './facet-fields.module.css'

const places = deliveryPlaces.map((name) => ({ value: name, label: name }))
const tomorrowChoices = [{ value: '', label: 'お届け先を選ぶ' }, ...places]
/** Keeps an assumed place in the form as long as it is not replaced. */
const assumedChoices = [{ value: nearShop, label: 'お届け先を選ぶ' }, ...places]

/**
 * Form id of the panel beside the list. The sort order is outside of the form and refers to it by this id.
 */
export const filterFormId = 'product-filters'

/** Number of values shown per facet before the others must be expanded. */
const visibleValues = 8

type FacetFieldsProps = {
  facets: ListFacets
  search: ProductSearch
  /** `select` is the name of a select that was changed. */
  onChoose?: (form: HTMLFormElement, select?: string) => void
}

/**
 * Resets the fields to the current search, e.g. after Back or after a chip is removed. The fields aren't
 * remounted, so that they keep the focus.
 */
function useSyncedFields(search: ProductSearch): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null)
  const location = useLocation()
  const isSwapped = hasReversedPrices(new URLSearchParams(location.search))
  // A swapped range may be that of the list before. The fields show it then, too.
  const asked = writeSearch(search) + (isSwapped ? location.key : '')
  const { tomorrowIn } = search
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    for (const input of fields.current?.querySelectorAll('input') ?? []) {
      if (input.type === 'checkbox') input.checked = input.defaultChecked
      else input.value = input.defaultValue
    }
    for (const select of fields.current?.querySelectorAll('select') ?? []) select.value = tomorrowIn
  }, [asked, tomorrowIn])
  return fields
}

/** Renders the filter fields of a product list. The fields' names and values are those of the URL. */
export function FacetFields({ facets, search, onChoose }: FacetFieldsProps) {
  const choose = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    currentTarget.form && onChoose?.(currentTarget.form)
  const fields = useSyncedFields(search)
  const categories = facets.named.filter(({ name }) => name === 'category')
  const others = facets.named.filter(({ name }) => name !== 'category')
  const named = (facet: Facet) => (
    <LazyDisclosure
      key={facet.name}
      summary={facet.label}
      isInitiallyOpen={facet.isOpen || search.chosen[facet.name].length > 0 || search.expanded === facet.name}
      href={writeExpanded(search, facet.name)}
    >
      <FacetValues facet={facet} search={search} onChange={choose} />
    </LazyDisclosure>
  )
  return (
    <div ref={fields} className={styles.facets}>
      {categories.map(named)}
      <PriceFields search={search} ranges={facets.prices} />
      {others.map(named)}
      <label className={styles.tomorrow}>
        <span>{search.arriveBy ? tomorrowText({ ...search, tomorrowIn: nearShop }) : '明日届く'}</span>
        <Select
          name="tomorrow"
          aria-label="明日届く都道府県"
          choices={search.tomorrowIn === nearShop ? assumedChoices : tomorrowChoices}
          defaultValue={search.tomorrowIn}
          onChange={({ currentTarget: { form, name } }) => form && onChoose?.(form, name)}
        />
        {search.arriveBy && <input type="hidden" name="arrive_by" value={search.arriveBy} />}
      </label>
      {listUnoffered(search, facets).map(({ name, value }) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      {search.child && <input type="hidden" name="child" value={search.child} />}
      <Checkbox
        name="in_stock"
        value="1"
        label={<Counted label="在庫のある商品のみ" count={facets.inStock} />}
        defaultChecked={search.isInStockOnly}
        onChange={choose}
      />
    </div>
  )
}

type FacetValuesProps = {
  facet: Facet
  search: ProductSearch
  onChange: (event: { currentTarget: HTMLInputElement }) => void
}

function FacetValues({ facet, search, onChange }: FacetValuesProps) {
  const chosen = search.chosen[facet.name]
  const first = facet.values.filter(({ value }, index) => index < visibleValues || chosen.includes(value))
  const rest = facet.values.filter((value) => !first.includes(value))
  const box = ({ value, label, count, isChild }: Facet['values'][number]) => (
    <Checkbox
      key={value}
      className={isChild ? styles.child : undefined}
      name={facet.name}
      value={value}
      defaultChecked={chosen.includes(value)}
      onChange={onChange}
      label={<Counted label={label} isWithout={facet.name === 'without'} count={count} />}
    />
  )
  return (
    <div className={styles.values} role="group" aria-label={facet.label}>
      {first.map(box)}
      {rest.length > 0 && (
        <LazyDisclosure
          summary={`ほか${rest.length}件を表示する`}
          isInitiallyOpen={search.expanded === facet.name}
          href={writeExpanded(search, facet.name)}
        >
          {rest.map(box)}
        </LazyDisclosure>
      )}
    </div>
  )
}

type LazyDisclosureProps = { summary: string; isInitiallyOpen: boolean; href: string; children: ReactNode }

/**
 * Renders values when they are asked for, because all values would be half of a list's elements. Without
 * scripts it is a link to the page with all values of the facet.
 */
function LazyDisclosure({ summary, isInitiallyOpen, href, children }: LazyDisclosureProps) {
  const [isOpened, setIsOpened] = useState(isInitiallyOpen)
  return (
    <Disclosure summary={summary} isInitiallyOpen={isInitiallyOpen} onOpen={() => setIsOpened(true)}>
      {isOpened || isInitiallyOpen ? (
        children
      ) : (
        <noscript>
          <a href={`${href}#${filterFormId}`}>すべて表示する</a>
        </noscript>
      )}
    </Disclosure>
  )
}

type CountedProps = { label: string; isWithout?: boolean; count: number }

/** Renders a value with its count. Screen readers read each box alone, so that it says what it excludes. */
function Counted({ label, isWithout, count }: CountedProps) {
  return (
    <>
      {label}
      {isWithout && <VisuallyHidden>を含まない</VisuallyHidden>}
      <span translate="no" className={styles.count}>
        （{formatCount(count)}）
      </span>
    </>
  )
}
