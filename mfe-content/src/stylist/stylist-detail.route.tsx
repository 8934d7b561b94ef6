import type { Blog } from '@storefront/contracts'
import { pageOfUrl, pathOfPage } from '@storefront/navigation'
import { Pagination } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { Article, Neighbours } from '../article/article'
import { fetchBlog } from '../blog.api'
import { RecommendedProducts } from '../article/recommended-products'
import { toShelfPage } from './stylist-shelf.rules'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const stylist = await fetchBlog(params.key ?? '', request.signal)
  return { stylist, asked: pageOfUrl(request.url) }
}

export const handle = {
  isPrefetchable: true,
  head: ({ stylist, asked }: { stylist: Blog; asked: number }) => ({
    title: stylist.title,
    description: stylist.summary,
    canonical: pathOfPage(`/stylist/${stylist.key}`, toShelfPage(stylist.products, asked).current),
    image: stylist.image && `${stylist.image.path}/960.webp`,
  }),
}

export function Component() {
  const { stylist, asked } = useLoaderData<typeof loader>()
  const { current, last, shown } = toShelfPage(stylist.products, asked)
  return (
    <Article
      crumbs={[
        { label: 'トップ', href: '/' },
        { label: 'ギフトコーディネーター', href: '/stylist' },
        { label: stylist.title },
      ]}
      title={stylist.title}
      meta={stylist.title_kana}
      image={stylist.image}
      html={stylist.body}
    >
      <RecommendedProducts id="goods" title="おすすめの品" products={shown}>
        <Pagination
          current={current}
          last={last}
          label="おすすめの品のページ送り"
          hrefFor={(page) => `${pathOfPage(`/stylist/${stylist.key}`, page)}#goods`}
        />
      </RecommendedProducts>
      <Neighbours
        newer={null}
        older={null}
        hrefOf={(key) => `/stylist/${key}`}
        back={{ href: '/stylist', label: 'コーディネーター一覧へ' }}
      />
    </Article>
  )
}
