import type { Product } from '@storefront/contracts'

/** Builds breadcrumbs from the home page to the product's first category. */
export function buildProductTrail({ product_model }: Product): { label: string; href: string }[] {
  const [category] = product_model.categories
  if (!category) return []
  const path = category.path.some(({ key }) => key === category.key)
    ? category.path
    : [...category.path, category]
  return path.map(({ key, name }) => ({ label: name, href: `/product?category=${encodeURIComponent(key)}` }))
}
