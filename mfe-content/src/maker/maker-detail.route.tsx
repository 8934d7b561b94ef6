import { LinkButton } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { Article } from '../article/article'
import { RecommendedProducts } from '../article/recommended-products'
import { fetchMaker } from './maker.api'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return fetchMaker(params.key ?? '', request.signal)
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = {
  isPrefetchable: true,
  head: ({ maker }: Data) => ({
    title: maker.name,
    description: maker.catch_copy,
    canonical: `/maker/${maker.key}`,
    image: maker.image && `${maker.image.path}/960.webp`,
  }),
}

export function Component() {
  const { maker, products } = useLoaderData<typeof loader>()
  return (
    <Article
      crumbs={[{ label: 'トップ', href: '/' }, { label: '作り手', href: '/maker' }, { label: maker.name }]}
      title={maker.name}
      meta={maker.prefecture}
      image={maker.image}
      html={maker.story}
    >
      <RecommendedProducts title="この作り手の品" products={products} />
      {maker.product_count > products.length && (
        <LinkButton href={`/product?maker[]=${maker.key}`}>
          すべての品を見る（{maker.product_count}点）
        </LinkButton>
      )}
    </Article>
  )
}
