import type { SocialGiftProduct } from '@storefront/contracts'

/** Lists the variants that the recipient chose instead of the default, without those that have sold out. */
export function chosenVariants(products: readonly SocialGiftProduct[], typed: Record<string, string> = {}) {
  return products.flatMap(({ line_id, product_id, variants }) => {
    const wanted = variants.find((one) => String(one.product_id) === typed[`line${line_id}`])
    return wanted?.is_available && wanted.product_id !== product_id
      ? [{ line_id, product_id: wanted.product_id }]
      : []
  })
}

/** Returns the product's name without the variant's name, which the shop appends to it. */
export function articleName({ product_id, product_info, variants }: SocialGiftProduct): string {
  const own = variants.find((one) => one.product_id === product_id)?.name
  const { name } = product_info
  return own && name.endsWith(own) ? name.slice(0, -own.length).trimEnd() : name
}

/** Names the chosen variants in the products instead of the giver's, for the summary. */
export const withChosenVariants = (
  products: readonly SocialGiftProduct[],
  typed?: Record<string, string>,
) => {
  const chosen = chosenVariants(products, typed)
  return products.map((product) => {
    const choice = chosen.find(({ line_id }) => line_id === product.line_id)
    const variant = product.variants.find(({ product_id }) => product_id === choice?.product_id)
    return variant
      ? {
          ...product,
          product_info: {
            ...product.product_info,
            name: articleName(product),
            variant_name: variant.name,
          },
        }
      : product
  })
}
