import { categoryPath, type Product } from '@storefront/contracts'
import { currentSite } from '@storefront/site'

/** Builds breadcrumbs from the home page to the product's first category. A school leads to its sets. */
export function buildProductTrail({ product_model }: Product): { label: string; href: string }[] {
  const [category] = product_model.categories
  if (!category) return []
  const path = category.path.some(({ key }) => key === category.key)
    ? category.path
    : [...category.path, category]
  const { categories } = currentSite()
  return path.map(({ key, name }) => {
    const school_key = categories.find((known) => known.key === key)?.school_key
    return { label: name, href: categoryPath({ key, school_key }) }
  })
}

type Makers = Pick<Product['product_model'], 'maker' | 'brand'>

/** Links the maker and the brand. If one name contains the other, only the longer one is shown. */
export function listMakerLinks({ maker, brand }: Makers): { name: string; href: string }[] {
  const links = [
    ...(maker ? [{ name: maker.name, href: `/maker/${maker.key}` }] : []),
    ...(brand ? [{ name: brand.name, href: `/product?brand=${encodeURIComponent(brand.key)}` }] : []),
  ]
  const [first, second] = links
  if (!first || !second) return links
  if (bare(first.name).includes(bare(second.name))) return [first]
  return bare(second.name).includes(bare(first.name)) ? [second] : links
}

const bare = (name: string) => name.replaceAll(/\s/g, '')
