/** What decides where a product stands on a list that nobody has sorted; they come in the staff's order. */
export type ShelfGoods = {
  id: number
  maker: number | string | null
  category: number | string | null
  season_from: number | null
  season_to: number | null
}

/** The month of a calendar day. */
export const monthOf = (day: string): number => Number(day.slice(5, 7))

type Season = 'now' | 'always' | 'over'

/** From November to February is a season too. */
function seasonOf({ season_from: from, season_to: to }: ShelfGoods, month: number): Season {
  if (from === null || to === null) return 'always'
  const isNow = from <= to ? from <= month && month <= to : month >= from || month <= to
  return isNow ? 'now' : 'over'
}

/** So many places on no two goods are of one maker or one category, as far as there are others. */
const apart = 3

/** So many goods are looked through for the next place: a shelf of any length takes its time once. */
const reach = 200

/** The next place is for another maker of another category; else for one of them. */
const wishes = [['maker', 'category'], ['maker'], ['category']] as const

/** In-season goods come this much earlier among those of their maker. */
const seasonHeadStart = 1

/**
 * The ids as they stand on the shelf in a month: makers and categories in turn, the season's goods first,
 * what is over last. The staff's order holds among the goods of one maker.
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

/** Every maker's goods spread evenly over the whole. */
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
