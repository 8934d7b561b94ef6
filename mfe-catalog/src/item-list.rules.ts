/** Converts links to a schema.org ItemList, for the head of a list's page. */
export const itemListJsonLd = (items: readonly { url: string; name: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: items.map(({ url, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url,
    name,
  })),
})

export const productListJsonLd = (products: readonly { key: string; name: string }[]) =>
  itemListJsonLd(products.map(({ key, name }) => ({ url: `/product/${key}`, name })))
