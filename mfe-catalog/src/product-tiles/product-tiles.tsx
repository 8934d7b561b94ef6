import type { ProductSummary } from '@storefront/contracts'
import { ProductGrid, ProductRow } from '@storefront/ui'
import { AlcoholNote } from './alcohol-note'
import { ProductTile } from './product-tile'
import { useListView } from './use-list-view'

const rowSizes = '(min-width: 64rem) 282px, (min-width: 48rem) 216px, 42vw'

type ProductTilesProps = {
  title: string
  products: readonly ProductSummary[]
  look: 'row' | 'grid'
  isRanking?: boolean
}

/** Renders a titled list of products within other content, as a swipeable row or a grid. */
export function ProductTiles({ title, products, look, isRanking }: ProductTilesProps) {
  const place = useListView<HTMLDivElement>(title, products)
  const tiles = products.map((product, index) => (
    <li key={product.id}>
      <ProductTile
        product={product}
        list={title}
        index={index}
        sizes={look === 'row' ? rowSizes : undefined}
        isRankedAs={isRanking ? index + 1 : undefined}
      />
    </li>
  ))
  return (
    <div ref={place}>
      {look === 'row' ? (
        <ProductRow label={title}>{tiles}</ProductRow>
      ) : (
        <ProductGrid label={title}>{tiles}</ProductGrid>
      )}
      <AlcoholNote products={products} />
    </div>
  )
}
