import type { Category } from '@storefront/contracts'
import type { CategoryRow } from './category.table'

type Membership = { category_id: number; product_id: number }

/** Builds the category tree. Each product is counted once in each of its categories and their ancestors. */
export function categoryTree(rows: readonly CategoryRow[], memberships: readonly Membership[]): Category[] {
  const products = new Map<number, Set<number>>()
  const parentOf = new Map(rows.map(({ id, parent_id }) => [id, parent_id]))
  for (const { category_id, product_id } of memberships) {
    for (let id: number | null | undefined = category_id; id != null; id = parentOf.get(id)) {
      products.set(id, (products.get(id) ?? new Set()).add(product_id))
    }
  }
  const under = (parent: number | null): Category[] =>
    rows
      .filter(({ parent_id }) => parent_id === parent)
      .map(({ parent_id: _parent, school_key, ...row }) => ({
        ...row,
        ...(school_key && { school_key }),
        product_count: products.get(row.id)?.size ?? 0,
        children: under(row.id),
      }))
  return under(null)
}

export function withDescendants(rows: readonly CategoryRow[], keys: readonly string[]): number[] {
  const found = new Set(rows.filter(({ key }) => keys.includes(key)).map(({ id }) => id))
  let before = -1
  while (before !== found.size) {
    before = found.size
    for (const { id, parent_id } of rows) if (parent_id !== null && found.has(parent_id)) found.add(id)
  }
  return [...found]
}

/** Returns the path from the root category to this one. */
export function pathTo(rows: readonly CategoryRow[], id: number): { key: string; name: string }[] {
  const path: { key: string; name: string }[] = []
  for (let row = rows.find((one) => one.id === id); row; row = rows.find((one) => one.id === row?.parent_id))
    path.unshift({ key: row.key, name: row.name })
  return path
}
