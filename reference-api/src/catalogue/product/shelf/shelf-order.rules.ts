/** The values that determine a product's position in an unsorted list. The input is in the staff's order. */
export type ShelfGoods = {
  id: number
  maker: number | string | null
  category: number | string | null
  season_from: number | null
  season_to: number | null
}

export const toMonth = (day: string): number => Number(day.slice(5, 7))

type Season = 'now' | 'always' | 'over'

/**
 * Classifies a product's season relative to the month. A season can span New Year, e.g. November to February.
 */
function classifySeason({ season_from: from, season_to: to }: ShelfGoods, month: number): Season {
  if (from === null || to === null) return 'always'
  const isNow = from <= to ? from <= month && month <= to : month >= from || month <= to
  return isNow ? 'now' : 'over'
}

/** Min distance between products of the same maker or category, if there are enough other products. */
const apart = 3

/** Number of products considered for the next position, so that the running time stays linear. */
const reach = 200

/**
 * Preferences for the next position, strongest first: a different maker and category, a different maker, a
 * different category.
 */
const wishes = [['maker', 'category'], ['maker'], ['category']] as const

/** Positions by which in-season products move ahead of the same maker's other products. */
const seasonHeadStart = 1

/**
 * Orders a shelf for the given month, mixing makers and categories. In-season products come first and past
 * seasons last. Within a maker, the staff's order applies.
 */
export function shelfOrder(goods: readonly ShelfGoods[], month: number): number[] {
  const shown = goods.filter((one) => classifySeason(one, month) !== 'over')
  const over = goods.filter((one) => classifySeason(one, month) === 'over')
  return [...mixed(shown, month), ...mixed(over, month)].map(({ id }) => id)
}

function mixed(goods: readonly ShelfGoods[], month: number): ShelfGoods[] {
  const queue = inTurn(goods, month)
  const left = queue.slice(0, reach)
  const placed: ShelfGoods[] = []
  for (let next = left.length; left.length > 0; next += 1) {
    const near = placed.slice(-apart)
    const fits = (one: ShelfGoods, kinds: readonly ('maker' | 'category')[]) =>
      near.every((other) => kinds.every((kind) => one[kind] === null || one[kind] !== other[kind]))
    const found = wishes.reduce(
      (index, kinds) => (index >= 0 ? index : left.findIndex((one) => fits(one, kinds))),
      -1,
    )
    placed.push(...left.splice(Math.max(found, 0), 1))
    const coming = queue[next]
    if (coming) left.push(coming)
  }
  return placed
}

/** Spreads each maker's products evenly over the list. */
function inTurn(goods: readonly ShelfGoods[], month: number): ShelfGoods[] {
  const ofMaker = new Map<ShelfGoods['maker'], ShelfGoods[]>()
  for (const one of goods) {
    const own = ofMaker.get(one.maker)
    if (own) own.push(one)
    else ofMaker.set(one.maker, [one])
  }
  const places = [...ofMaker.values()].flatMap((own) =>
    own.map((one, index) => ({
      one,
      place: (index + 0.5) / own.length - (classifySeason(one, month) === 'now' ? seasonHeadStart : 0),
    })),
  )
  return places.sort((a, b) => a.place - b.place).map(({ one }) => one)
}
