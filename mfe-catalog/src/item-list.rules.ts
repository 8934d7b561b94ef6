/**
 * Converts paths to a schema.org ItemList, for the head of a list's page. Items need no name, because each
 * has a page of its own.
 */
export const itemListJsonLd = (paths: readonly string[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: paths.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url })),
})

export const productListJsonLd = (products: readonly { key: string }[]) =>
  itemListJsonLd(products.map(({ key }) => `/product/${key}`))
