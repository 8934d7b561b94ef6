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

/** Head of an article: description, picture and structured data. */
export function headOfArticle({ title, summary, path, publishedAt, image, author }: Article): Head {
  const articleData = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    datePublished: publishedAt,
    author: author
      ? { '@type': 'Person', name: author }
      : { '@type': 'Organization', name: currentSite().name },
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

/** Canonical path of a page of a list: the first page has no number. */
export function pathOfPage(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path
}

/** The page number of a URL, 1 for anything that is none. */
export function pageOfUrl(url: string): number {
  const page = Number(new URL(url).searchParams.get('page') ?? 1)
  return Number.isInteger(page) && page > 0 ? page : 1
}
