import { classNames, LinkButton, RichContent, Section } from '@storefront/ui'
import { OccasionTiles } from '../gift-ways/occasion-tiles'
import { ProductTiles } from '../product-tiles/product-tiles'
import { SchoolEntry } from '../school-ways/school-entry'
import { BannerSlides } from './banner-slides'
import { BannerTiles } from './banner-tiles'
import { BusinessCalendar } from './business-calendar'
import { CategoryTiles } from './category-tiles'
import { QuickLinks } from './quick-links/quick-links'
import { SeenProducts } from '../product-history/seen-products'
import { RecommendedForSeen } from '../product-history/recommended-for-seen'
import type { CollectionPart, TopPagePart } from './top-page.rules'
import styles from './top-page-parts.module.css'
import { NewsTeaser } from './news-teaser'
import { OfferedPopups } from './offered-popups'
import { ShopPromises } from './shop-promises'

export function TopPageParts({ parts }: { parts: readonly TopPagePart[] }) {
  return parts.map((part, index) => (
    <div key={index} className={toPartClass(part)}>
      <Part part={part} />
    </div>
  ))
}

/**
 * Returns a class that reserves height until the part renders. The height depends on the kind of part and
 * hardly differs between shops.
 */
function toPartClass(part: TopPagePart): string | undefined {
  if (part.kind === 'popups') return undefined
  if (part.kind === 'slides') return styles.slides
  const isRow = part.kind === 'history' || ('isRow' in part && part.isRow)
  const kind = isRow ? 'row' : part.kind
  return classNames(styles.part, styles[kind])
}

function Part({ part }: { part: TopPagePart }) {
  switch (part.kind) {
    case 'slides':
      return <BannerSlides banners={part.banners} />
    case 'banners':
      return <BannerTiles title={part.title} banners={part.banners} />
    case 'categories':
      return <CategoryTiles title={part.title} categories={part.categories} />
    case 'occasions':
      return (
        <Section title={part.title} more={{ href: '/occasion', label: 'すべての用途' }}>
          <OccasionTiles occasions={part.occasions} />
          <p className={styles.finder}>
            <LinkButton href="/gift-finder" icon="search">
              相手・予算・お届け日からさがす
            </LinkButton>
          </p>
        </Section>
      )
    case 'collection':
      return <Collection {...part} />
    case 'history':
      return <SeenProducts title={part.title} products={part.products} placeClass={styles.island} />
    case 'recommend':
      return (
        <RecommendedForSeen title={part.title} count={part.count}>
          <Collection {...part} />
        </RecommendedForSeen>
      )
    case 'news':
      return <NewsTeaser title={part.title} news={part.news} />
    case 'text':
      return (
        <Section title={part.title}>
          <RichContent html={part.html} />
        </Section>
      )
    case 'calendar':
      return <BusinessCalendar title={part.title} months={part.months} />
    case 'popups':
      return <OfferedPopups popups={part.popups} />
    case 'links':
      return <QuickLinks title={part.title} links={part.links} />
    case 'promises':
      return <ShopPromises />
    case 'schools':
      return <SchoolEntry label={part.title} />
  }
}

const Collection = ({ title, lead, more, products, isRow, isRanking }: Omit<CollectionPart, 'kind'>) => (
  <Section title={title} lead={lead} more={more}>
    <ProductTiles title={title} products={products} look={isRow ? 'row' : 'grid'} isRanking={isRanking} />
  </Section>
)
