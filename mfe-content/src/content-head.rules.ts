import type { LandingPageSummary } from '@storefront/contracts'
import type { Head } from '@storefront/navigation'
import { currentSite } from '@storefront/site'

type Article = {
  title: string
  summary: string
  path: string
  publishedAt: string
  image: string | undefined
  author?: string
}

export function buildArticleHead({ title, summary, path, publishedAt, image, author }: Article): Head {
  const { name, image: shopImage } = currentSite()
  const picture = image ? `${image}/960.webp` : shopImage
  const shop = { '@type': 'Organization', name }
  const articleData = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    datePublished: publishedAt,
    dateModified: publishedAt,
    ...(picture ? { image: [picture] } : {}),
    author: author ? { '@type': 'Person', name: author } : shop,
    publisher: { ...shop, url: '/', logo: '/shell/logo.svg' },
  }
  return {
    title,
    description: summary,
    canonical: path,
    type: 'article',
    image: image && `${image}/960.webp`,
    jsonLd: [articleData],
  }
}

/**
 * Builds the head of a landing page. Its own path is the canonical URL even if the page was opened by slug.
 */
export function buildLandingPageHead({ title, description, url, image }: LandingPageSummary): Head {
  return { title, description, canonical: url, image: image ? `${image.path}/960.webp` : undefined }
}
