import {
  schoolSexes,
  type FittingDay,
  type FittingSlot,
  type Product,
  type School,
  type SchoolSet,
  type SchoolSetItem,
  type SchoolSex,
} from '@storefront/contracts'

export const top = { label: 'トップ', href: '/' }
export const schoolsCrumb = { label: '学校から選ぶ', href: '/school' }
export const fittingCrumb = { label: '採寸会', href: '/fitting' }

export type PupilChoice = { grade: number; sex: SchoolSex | undefined }

export const schoolPath = (key: string) => `/school/${encodeURIComponent(key)}`

export function pupilPath(key: string, { grade, sex }: PupilChoice): string {
  const query = new URLSearchParams({ grade: String(grade), ...(sex ? { sex } : {}) })
  return `${schoolPath(key)}?${query}`
}

export const sexNames = { girl: '女子', boy: '男子' } as const satisfies Record<SchoolSex, string>

export const setAnchor = ({ key }: Pick<SchoolSet, 'key'>) => `set-${key}`

/** A set of a school for a pupil. Every set keeps the chosen grade and sex, although only some name a sex. */
export type PupilSet = { school: Pick<School, 'key'>; set: SchoolSet } & Partial<PupilChoice>

/**
 * Builds the query of the order URL with the set that a garment belongs to, e.g.
 * `?set=2101.midori-uniform-girl&grade=2`, or `&sex=girl` beside it for a set that names no sex.
 */
export const setQuery = ({ school, set, grade, sex }: PupilSet) =>
  `?${new URLSearchParams({
    set: `${school.key}.${set.key}`,
    ...(grade ? { grade: String(grade) } : {}),
    ...(sex && !set.sex ? { sex } : {}),
  })}`

export function readSetQuery(query: URLSearchParams) {
  const [, school, set] = /^([^.]+)\.(.+)$/.exec(query.get('set') ?? '') ?? []
  const grade = Number(query.get('grade')) || undefined
  return school && set ? { school, set, grade, sex: readSex(query) } : undefined
}

export const readSex = (query: URLSearchParams) => schoolSexes.find((one) => one === query.get('sex'))

/** Builds the URL of the school's page with the year and sex of the set. */
function pagePath({ school, set, grade, sex }: PupilSet): string {
  const own = set.school_grades.find((one) => one === grade) ?? set.school_grades[0] ?? 1
  return pupilPath(school.key, { grade: own, sex: set.sex ?? sex })
}

/** Builds the URL of the set on its school's page. */
export const setPath = (of: PupilSet) => `${pagePath(of)}#${setAnchor(of.set)}`

/** Leads from a garment back to its set, instead of to all products of the school. */
export const listSetCrumbs = (of: PupilSet & { school: Pick<School, 'key' | 'name'> }) => [
  schoolsCrumb,
  { label: of.school.name, href: setPath(of) },
]

/** Id of the items of a set that need no measures. */
export const readyAnchor = ({ key }: Pick<SchoolSet, 'key'>) => `ready-${key}`

/** Builds the URL of a set's items that need no measures. */
const readyPath = (of: PupilSet) => `${pagePath(of)}#${readyAnchor(of.set)}`

/** Id of the notice that a set's items are in the cart. */
export const addedAnchor = ({ key }: Pick<SchoolSet, 'key'>) => `added-${key}`

/** Name of the set in the URL that leads back from the cart to that notice. */
export const addedParam = 'added'

/** Builds the URL of the notice after the items of a set are added to the cart. */
export const addedPath = (of: PupilSet) =>
  `${pagePath(of)}&${new URLSearchParams({ [addedParam]: of.set.key })}#${addedAnchor(of.set)}`

/** Lists the keys of the items that a set's own button adds: all but the garments to be measured. */
export const listAddedTogether = ({ sets }: Pick<School, 'sets'>, setKey: string | null): string[] =>
  (sets.find(({ key }) => key === setKey)?.items ?? [])
    .filter((item) => !isMadeToOrder(item) && item.product.stock_state !== 'sold_out')
    .map(({ product }) => product.key)

export const garmentPath = (of: PupilSet, { product }: SchoolSetItem) =>
  `/product/${product.key}/uos${setQuery(of)}`

/** The part of a set's item that identifies its pieces in the cart. */
type CountedItem = {
  quantity: number
  product: Pick<Product, 'id' | 'key'>
  sizes: readonly Pick<SchoolSetItem['sizes'][number], 'product_id'>[]
}

/** Counts the pieces of an item that the shopper has, in every size. */
export type CountPieces = (item: CountedItem) => number

/** Counts an item's pieces in a cart, whose `quantities` are by the id of each size. */
export const countPiecesIn = (quantities: Record<string, number>, { product, sizes }: CountedItem): number =>
  [...new Set([product.id, ...sizes.map(({ product_id }) => product_id)])].reduce(
    (sum, id) => sum + (quantities[id] ?? 0),
    0,
  )

/** Words the mark of an item with `pieces` in the cart or ordered. Empty without any. */
export function addedText({ quantity }: Pick<CountedItem, 'quantity'>, pieces: number, ordered: number) {
  if (pieces === 0) return ''
  const rest = quantity > pieces ? `（あと${quantity - pieces}点）` : ''
  if (pieces === ordered) return rest ? `${ordered}点ご注文済み${rest}` : 'ご注文済み'
  return rest ? `カートに${pieces - ordered}点${rest}` : 'カートに追加済み'
}

/** Words the mark of a set's items that need no measures, which together are one step. */
export function readyAddedText(
  { items }: Pick<SchoolSet, 'items'>,
  count: CountPieces,
  countOrdered: CountPieces,
) {
  const ready = items.filter((item) => !isMadeToOrder(item) && (isInStock(item) || count(item) > 0))
  const sum = (countOf: (item: SchoolSetItem) => number) =>
    ready.reduce((pieces, item) => pieces + Math.min(countOf(item), item.quantity), 0)
  const pieces = sum(count)
  const inCart = sum((item) => count(item) - countOrdered(item))
  return addedText({ quantity: sum(({ quantity }) => quantity) }, pieces, pieces - inCart)
}

/** An item with the pieces that are still to buy as its quantity. */
export type OpenItem = SchoolSetItem & { isBegun: boolean }

/** Lists the items with pieces still to buy: one shirt, if the cart has one of two. */
export const listOpen = (items: readonly SchoolSetItem[], count: CountPieces): OpenItem[] =>
  items.flatMap((item) => {
    const pieces = count(item)
    const quantity = item.quantity - pieces
    return quantity > 0 ? [{ ...item, quantity, isBegun: pieces > 0 }] : []
  })

/** Names the items as on their school's page, without the name of the school. */
export const listNames = (school: Pick<School, 'name'>, items: readonly SchoolSetItem[]) =>
  items.map((item) => shortName(school, item)).join('、')

export const shortName = ({ name }: Pick<School, 'name'>, { product }: SchoolSetItem) =>
  product.name.replace(`${name} `, '')

/** Names the items still to buy, e.g. 指定シャツ（あと1点）、指定ネクタイ. */
export const listOpenNames = (school: Pick<School, 'name'>, items: readonly OpenItem[]) =>
  items
    .map((item) => `${shortName(school, item)}${item.isBegun ? `（あと${item.quantity}点）` : ''}`)
    .join('、')

/** Says that nothing of a set is left to buy. */
export const wholeText = ({ name }: Pick<SchoolSet, 'name'>) => `${name}の品が、すべてそろいました`

type SetProgress = PupilSet & { school: School; count: CountPieces }

/** Finds the next garment of a set, then its items without measures, then the cart. */
export function findNextStep({ school, set, grade, sex, count }: SetProgress) {
  const pupil = { school, grade, sex: set.sex ?? sex }
  const open = listOpen(set.items, count).filter(isInStock)
  const next = open.find(isMadeToOrder)
  if (next) {
    const text = `${set.name}の次の品です。`
    return { href: garmentPath({ ...pupil, set }, next), label: `次の品へ：${next.product.name}`, text }
  }
  if (open.length === 0) {
    const whole = `${wholeText(set)}。`
    const [missing] = listMissing({ ...pupil, set, sets: school.sets, count })
    if (!missing) return { href: '/cart', label: 'カートを見る', text: whole }
    const { name, items } = missing.set
    const rest = missing.items.length < items.length ? `の${listOpenNames(school, missing.items)}` : ''
    return {
      href: setPath({ ...pupil, set: missing.set }),
      label: `${name}へ`,
      text: `${whole}${name}${rest}は、まだカートに入っていません。`,
    }
  }
  return {
    href: readyPath({ ...pupil, set }),
    label: 'そのほかの品へ',
    text: `採寸の品がそろいました。残りは、${listOpenNames(school, open)}です。`,
  }
}

type Missing = {
  set: SchoolSet
  grade?: number | undefined
  sex?: SchoolSex | undefined
  sets: readonly SchoolSet[]
  count: CountPieces
}

/**
 * Lists what a pupil with this set still lacks: the items of a set with measured garments, and other sets of
 * the same year once something is in the cart. Of alternatives, such as skirt and slacks, it counts the
 * fullest: slacks are not missing beside a skirt. Its own items come first, because they name no set.
 */
export function listMissing({ set, grade, sex, sets, count }: Missing) {
  const pupil = { school_grades: grade ? [grade] : set.school_grades, sex: set.sex ?? sex ?? null }
  const own = sets.filter((one) => one.key === set.key || isForSamePupil(one, pupil))
  const isBegun = (item: SchoolSetItem) => count(item) > 0
  const rank = ({ items }: SchoolSet) => items.filter(isBegun).length
  const isAnyBegun = sets.some(({ items }) => items.some(isBegun))
  const isOutdone = (one: SchoolSet, index: number) =>
    own.some(
      (other, place) =>
        other !== one &&
        isAlternative(one, other) &&
        (other.key === set.key || rank(other) > rank(one) || (rank(other) === rank(one) && place < index)),
    )
  const isReplaced = own.some((other) => isAlternative(set, other) && rank(other) > rank(set))
  const missing = own.flatMap((one, index) => {
    const isOwn = one.key === set.key
    if (isOwn ? isReplaced : !isAnyBegun || isOutdone(one, index)) return []
    const items = listOpen(one.items, count).filter(
      (item) => isInStock(item) && (isOwn ? set.items.some(isMadeToOrder) : !isIn(set, item)),
    )
    return items.length > 0 ? [{ set: one, items, isOwn }] : []
  })
  return missing.toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn))
}

const isInStock = ({ product }: SchoolSetItem) => product.stock_state !== 'sold_out'

const isForSamePupil = (one: SchoolSet, other: Pick<SchoolSet, 'school_grades' | 'sex'>) =>
  one.school_grades.some((grade) => other.school_grades.includes(grade)) &&
  (one.sex === null || other.sex === null || one.sex === other.sex)

const isIn = ({ items }: SchoolSet, { product }: SchoolSetItem) =>
  items.some((item) => item.product.key === product.key)

const isAlternative = (one: SchoolSet, other: SchoolSet) =>
  one.items.some((item) => isMadeToOrder(item) && isIn(other, item))

export const isMadeToOrder = ({ is_made_to_order }: SchoolSetItem) => is_made_to_order

/** Lists the schools that hold a fitting day of their own, in the order of their days. */
export function listFittingSchools(days: readonly FittingDay[]): FittingDay['schools'] {
  const all = days.flatMap(({ schools }) => schools)
  return all.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index)
}

/** Filters the days for a school. A day without schools is for every school. */
export const daysForSchool = (days: readonly FittingDay[], school: string | undefined) =>
  school === undefined
    ? days
    : days.filter(({ schools }) => schools.length === 0 || schools.some(({ key }) => key === school))

export const fittingPath = (school: string | undefined) =>
  school ? `/fitting?${new URLSearchParams({ school })}` : '/fitting'

type Categorised = Pick<Product['product_model'], 'categories'>

/**
 * Finds the next day that can be booked for a garment: of the school that its categories name, otherwise one
 * for every school.
 */
export function findFittingDay(
  days: readonly FittingDay[],
  { categories }: Categorised,
): FittingDay | undefined {
  const names = categories.flatMap(({ name, path }) => [name, ...path.map((one) => one.name)])
  const open = days.filter(({ is_bookable }) => is_bookable)
  return (
    open.find(({ schools }) => schools.some(({ name }) => names.includes(name))) ??
    open.find(({ schools }) => schools.length === 0)
  )
}

/** Formats a time slot, e.g. 9:30〜10:30. */
export const timesText = ({ starts_at, ends_at }: Pick<FittingSlot, 'starts_at' | 'ends_at'>) =>
  `${plainTime(starts_at)}〜${plainTime(ends_at)}`

const plainTime = (time: string) => time.replace(/^0/, '')

/** The exact number of free seats is shown up to this limit. */
const fewSeats = 5

export function seatsText({ seats_left }: Pick<FittingSlot, 'seats_left'>): string {
  if (seats_left === 0) return '満席'
  return seats_left <= fewSeats ? `残り${seats_left}席` : '空きあり'
}

/** Builds the URL of a booking. It keeps the school whose page the family came from. */
export const bookingPath = ({ id }: Pick<FittingSlot, 'id'>, school: string | undefined) =>
  `/fitting/booking?${new URLSearchParams({ slot: String(id), ...(school ? { school } : {}) })}`

/** Formats an address, e.g. 〒152-0034 東京都目黒区…. */
export const addressText = ({ postal_code, address }: Pick<FittingDay, 'postal_code' | 'address'>) =>
  `〒${postal_code.replace(/^(\d{3})-?(\d{4})$/, '$1-$2')} ${address}`
