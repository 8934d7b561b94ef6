/** The values that decide a product's position on an unsorted list; input in the staff's order. */
export type ShelfGoods = {
  id: number
  maker: number | string | null
  category: number | string | null
  season_from: number | null
  season_to: number | null
}

export const monthOf = (day: string): number => Number(day.slice(5, 7))

type Season = 'now' | 'always' | 'over'

/** November to February is a season too. */
function seasonOf({ season_from: from, season_to: to }: ShelfGoods, month: number): Season {
  if (from === null || to === null) return 'always'
  const isNow = from <= to ? from <= month && month <= to : month >= from || month <= to
  return isNow ? 'now' : 'over'
}

/** Distance between goods of one maker or one category, as far as others are available. */
const apart = 3

/** Goods considered for the next position, so that the time grows only linearly with the shelf. */
const reach = 200

/** The next position prefers another maker of another category, then another one of either. */
const wishes = [['maker', 'category'], ['maker'], ['category']] as const

/** Positions by which in-season goods move forward among those of their maker. */
const seasonHeadStart = 1

/**
 * The ids in the shelf's order of a month: makers and categories alternate, the season's goods come first,
 * past seasons last. Goods of one maker stay in the staff's order.
 */
export function shelfOrder(goods: readonly ShelfGoods[], month: number): number[] {
  const shown = goods.filter((one) => seasonOf(one, month) !== 'over')
  const over = goods.filter((one) => seasonOf(one, month) === 'over')
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

/** Spreads every maker's goods evenly over the whole. */
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
      place: (index + 0.5) / own.length - (seasonOf(one, month) === 'now' ? seasonHeadStart : 0),
    })),
  )
  return places.sort((a, b) => a.place - b.place).map(({ one }) => one)
}
