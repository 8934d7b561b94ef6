import { Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { TileList } from '../tile-list'
import { fetchFlipBook } from './flip-book.api'
import { pageHref } from './flip-book.rules'
import { OpenBook } from './open-book'

export async function loader({ request }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get('catalog')
  const found = await fetchFlipBook(key, request.signal)
  if (key ? !found.catalog : found.books.length === 0) throw new Response(null, { status: 404 })
  return found
}

type Data = Awaited<ReturnType<typeof loader>>

/** Prevents a refetch when a page is turned, because all pages of the book are already loaded. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameBook = currentUrl.searchParams.get('catalog') === nextUrl.searchParams.get('catalog')
  return currentUrl.pathname === nextUrl.pathname && isSameBook ? false : defaultShouldRevalidate
}

export const handle = {
  head: ({ catalog }: Data) => ({
    title: catalog ? catalog.title : 'デジタルカタログ',
    description: catalog?.description ?? 'カタログを画面でめくってご覧いただけます。',
    canonical: catalog ? pageHref(catalog.key, 1) : '/flip-book',
    image: catalog?.image ? `${catalog.image.path}/960.webp` : undefined,
  }),
}

export function Component() {
  const { books, catalog } = useLoaderData<typeof loader>()
  if (catalog) return <OpenBook key={catalog.key} catalog={catalog} />
  return (
    <Page title="デジタルカタログ" crumbs={[{ label: 'トップ', href: '/' }, { label: 'デジタルカタログ' }]}>
      <TileList
        tiles={books.map(({ key, title, description, image }) => ({
          href: pageHref(key, 1),
          title,
          text: description,
          image,
        }))}
      />
    </Page>
  )
}
