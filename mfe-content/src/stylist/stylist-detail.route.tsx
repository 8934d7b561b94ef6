import type { Blog } from '@storefront/contracts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { Article, Neighbours } from '../article/article'
import { fetchBlog } from '../blog.api'
import { RecommendedProducts } from '../article/recommended-products'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return fetchBlog(params.key ?? '', request.signal)
}

export const handle = {
  isPrefetchable: true,
  head: (stylist: Blog) => ({
    title: stylist.title,
    description: stylist.summary,
    canonical: `/stylist/${stylist.key}`,
    image: stylist.image && `${stylist.image.path}/960.webp`,
  }),
}

export function Component() {
  const stylist = useLoaderData<typeof loader>()
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
      <RecommendedProducts title="おすすめの品" products={stylist.products} />
      <Neighbours
        newer={null}
        older={null}
        hrefOf={(key) => `/stylist/${key}`}
        back={{ href: '/stylist', label: 'コーディネーター一覧へ' }}
      />
    </Article>
  )
}
