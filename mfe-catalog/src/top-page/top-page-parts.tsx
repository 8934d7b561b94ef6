import { ProductGrid, ProductRow, RichContent, Section } from '@storefront/ui'
import { AlcoholNote } from '../alcohol-note'
import { ProductTile } from '../product-tile'
import { BannerSlides } from './banner-slides'
import { BannerTiles } from './banner-tiles'
import { CategoryTiles } from './category-tiles'
import type { TopPagePart } from './top-page.rules'
import styles from './top-page-parts.module.css'
import { NewsTeaser } from './news-teaser'
import { ShopPromises } from './shop-promises'

/** The parts of a top page in the order of its layout. */
export function TopPageParts({ parts }: { parts: readonly TopPagePart[] }) {
  return parts.map((part, index) => (
    <div key={index} className={part.kind === 'slides' ? undefined : styles.part}>
      <Part part={part} />
    </div>
  ))
}

function Part({ part }: { part: TopPagePart }) {
  switch (part.kind) {
    case 'slides':
      return <BannerSlides banners={part.banners} />
    case 'banners':
      return <BannerTiles title={part.title} banners={part.banners} />
    case 'categories':
      return <CategoryTiles title={part.title} categories={part.categories} />
    case 'collection':
      return (
        <Section title={part.title} lead={part.lead} more={part.more}>
          {part.isRow ? (
            <ProductRow label={part.title}>{tiles(part, '(min-width: 64rem) 282px, (min-width: 48rem) 216px, 42vw')}</ProductRow>
          ) : (
            <ProductGrid label={part.title}>{tiles(part)}</ProductGrid>
          )}
          <AlcoholNote products={part.products} />
        </Section>
      )
    case 'news':
      return <NewsTeaser title={part.title} news={part.news} />
    case 'text':
      return (
        <Section title={part.title}>
          <RichContent html={part.html} />
        </Section>
      )
    case 'promises':
      return <ShopPromises />
  }
}

function tiles(part: Extract<TopPagePart, { kind: 'collection' }>, sizes?: string) {
  return part.products.map((product, index) => (
    <li key={product.id}>
      <ProductTile product={product} sizes={sizes} isRankedAs={part.isRanking ? index + 1 : undefined} />
    </li>
  ))
}
