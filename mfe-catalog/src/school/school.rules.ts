import type { School, SchoolSet, SchoolSetItem } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { breadcrumbJsonLd, type Head } from '@storefront/navigation'
import {
  isMadeToOrder,
  readSex,
  schoolPath,
  schoolsCrumb,
  shortName,
  top,
  type PupilChoice,
} from '../school-ways/school.rules'

export const listGrades = ({ sets }: Pick<School, 'sets'>): number[] =>
  [...new Set(sets.flatMap(({ school_grades }) => school_grades))].toSorted((one, other) => one - other)

/** Checks whether the sets differ by sex, in which case the page offers that filter. */
export const isSexAsked = ({ sets }: Pick<School, 'sets'>) => sets.some(({ sex }) => sex !== null)

/** Parses the pupil in a URL. A missing or unknown grade selects the first grade. */
export function readPupil(query: URLSearchParams, school: Pick<School, 'sets'>): PupilChoice {
  const grades = listGrades(school)
  const grade = grades.find((one) => String(one) === query.get('grade'))
  return { grade: grade ?? grades[0] ?? 1, sex: isSexAsked(school) ? readSex(query) : undefined }
}

/** Lists the sets for a grade. If a sex is selected, includes only its sets and the unisex ones. */
export const setsFor = ({ sets }: Pick<School, 'sets'>, { grade, sex }: PupilChoice): SchoolSet[] =>
  sets.filter(
    (set) => set.school_grades.includes(grade) && (sex === undefined || set.sex === null || set.sex === sex),
  )

/** Formats the lowest price of a set, with から if larger sizes cost more. */
export function setPriceText({ items }: { items: readonly SchoolSetItem[] }): string {
  const total = items.reduce((sum, item) => sum + leastPrice(item) * item.quantity, 0)
  const isFrom = items.some(({ sizes }) => new Set(sizes.map((size) => size.price_with_tax)).size > 1)
  return `${formatYen(total)}${isFrom ? 'から' : ''}`
}

const leastPrice = ({ product, sizes }: SchoolSetItem) =>
  sizes.length > 0 ? Math.min(...sizes.map((size) => size.price_with_tax)) : product.price_with_tax

const isSoldOut = ({ product, sizes }: SchoolSetItem) =>
  sizes.length > 0 ? sizes.every(({ is_sold_out }) => is_sold_out) : product.stock_state === 'sold_out'

/**
 * Splits a set into made-to-order items, items that can be added to the cart together, and sold-out items.
 */
export function splitSet({ items }: Pick<SchoolSet, 'items'>) {
  return {
    madeToOrder: items.filter(isMadeToOrder),
    ready: items.filter((item) => !isMadeToOrder(item) && !isSoldOut(item)),
    soldOut: items.filter((item) => !isMadeToOrder(item) && isSoldOut(item)),
  }
}

export const countPieces = (items: readonly Pick<SchoolSetItem, 'quantity'>[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** Words the button that adds some items of a set, e.g. 指定シャツなど3点をカートに入れる. */
export function addText(school: Pick<School, 'name'>, items: readonly SchoolSetItem[]): string {
  const [first, second] = items.map((item) => shortName(school, item).split(/\s/)[0])
  if (items.length > 2) return `${first}など${countPieces(items)}点をカートに入れる`
  return `${second ? `${first}と${second}` : first}をカートに入れる`
}

/** Words the way to the form of a garment: to choose a size or fill in a name, or to add it once more. */
export function garmentActionText(
  { sizes }: Pick<SchoolSetItem, 'sizes'>,
  { isAdded }: { isAdded: boolean },
) {
  if (isAdded) return sizes.length > 0 ? '別のサイズも追加する' : '別のお名前でも追加する'
  return sizes.length > 0 ? 'サイズを選ぶ' : 'お名前を入力する'
}

export const codeRow = (code: string, quantity: number) => `${code},${quantity}`

/** Builds the size options. Numeric sizes are sorted. Named sizes keep the shop's order. */
export function sizeChoices({ sizes, quantity }: SchoolSetItem) {
  const isInFigures = sizes.every(({ value }) => /^[A-Z]?\d/i.test(value))
  const sorted = isInFigures
    ? sizes.toSorted((one, other) => one.value.localeCompare(other.value, 'ja', { numeric: true }))
    : sizes
  return sorted.map(({ code, value, price_with_tax, is_sold_out }) => ({
    value: codeRow(code, quantity),
    label: `${value}（${formatYen(price_with_tax)}）${is_sold_out ? '売り切れ' : ''}`,
    isDisabled: is_sold_out,
  }))
}

export const buildSchoolCrumbs = ({ name }: Pick<School, 'name'>) => [top, schoolsCrumb, { label: name }]

export const buildSchoolHead = ({ school }: { school: School }): Head => ({
  title: `${school.name}の制服と学用品`,
  description: `${school.name}の指定品を学年ごとにご案内します。${school.sets
    .map(({ name }) => name)
    .filter((name, index, all) => all.indexOf(name) === index)
    .join('、')}と、採寸会の日程。`,
  canonical: schoolPath(school.key),
  jsonLd: [breadcrumbJsonLd(buildSchoolCrumbs(school))],
})
