import { shelfOrder } from '../../catalogue/product/shelf/shelf-order.rules'
import type { ShopFolder } from '../read/shop-folder'

type Files = Pick<ShopFolder, 'products.csv' | 'brands.csv' | 'seasons.csv'>

/** Computes shelf positions by product key, in the same way as the daily job. */
export function shelfPositions(shop: Files, month: number): ReadonlyMap<string, number> {
  const makerOf = new Map(shop['brands.csv'].map(({ key, maker }) => [key, maker]))
  const seasonOf = new Map(shop['seasons.csv'].map((season) => [season.product, season]))
  const rows = shop['products.csv'].filter(({ is_listed }) => is_listed)
  const goods = rows.map(({ key, brand, categories }, id) => ({
    id,
    maker: makerOf.get(brand ?? '') ?? null,
    category: categories[0] ?? null,
    season_from: seasonOf.get(key)?.from_month ?? null,
    season_to: seasonOf.get(key)?.to_month ?? null,
  }))
  return new Map(shelfOrder(goods, month).map((id, position) => [rows[id]!.key, position]))
}
