import { listCatalogs, type Catalog } from '@storefront/contracts'
import { call } from '@storefront/http'
import { EmptyState, LinkButton, Page, Pagination, Picture } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { TileList } from '../tile-list'
import { openPageOf, pageHref } from './flip-book.rules'
import styles from './flip-book.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const catalogs = (await call(listCatalogs, { signal: request.signal })).data.data.filter(
    ({ pages }) => pages.length > 0,
  )
  const key = searchParams.get('catalog')
  const catalog = catalogs.find((one) => one.key === key) ?? null
  if (key && !catalog) throw new Response(null, { status: 404 })
  return { catalogs, catalog, page: catalog ? openPageOf(searchParams.get('page'), catalog.pages.length) : 1 }
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  head: ({ catalog }: Data) => ({
    title: catalog ? catalog.title : 'デジタルカタログ',
    description: catalog?.description ?? 'カタログを画面でめくってご覧いただけます。',
    canonical: catalog ? pageHref(catalog.key, 1) : '/flip-book',
  }),
}

export function Component() {
  const { catalogs, catalog, page } = useLoaderData<typeof loader>()
  if (catalog) return <OpenBook catalog={catalog} page={page} />
  return (
    <Page title="デジタルカタログ" crumbs={[{ label: 'トップ', href: '/' }, { label: 'デジタルカタログ' }]}>
      {catalogs.length === 0 && (
        <EmptyState
          title="ただいまご覧いただけるカタログがありません"
          action={<LinkButton href="/product">商品を見る</LinkButton>}
        />
      )}
      <TileList
        tiles={catalogs.map(({ key, title, description, image }) => ({
          href: pageHref(key, 1),
          title,
          text: description,
          image,
        }))}
      />
    </Page>
  )
}

function OpenBook({ catalog, page }: { catalog: Catalog; page: number }) {
  const picture = catalog.pages[page - 1]
  return (
    <Page
      title={catalog.title}
      width="reading"
      crumbs={[
        { label: 'トップ', href: '/' },
        { label: 'デジタルカタログ', href: '/flip-book' },
        { label: catalog.title },
      ]}
    >
      <div className={styles.book}>
        {picture && (
          <Picture
            key={page}
            picture={picture}
            sizes="(min-width: 48rem) 680px, 100vw"
            isPriority
            alt={picture.alt || `${page}ページ`}
          />
        )}
        <p className={styles.place} role="status">{`${page} / ${catalog.pages.length}ページ`}</p>
        <Pagination
          current={page}
          last={catalog.pages.length}
          hrefFor={(target) => pageHref(catalog.key, target)}
          label="カタログのページ"
        />
        {catalog.is_orderable && <LinkButton href="/catalog-order">紙のカタログを請求する</LinkButton>}
      </div>
    </Page>
  )
}
