import { pageOfUrl } from '@storefront/navigation'
import { Widget } from '@storefront/remote'
import { currentSite } from '@storefront/site'
import { EmptyState, Page, Pagination, ProductCard, ProductGrid, badgesOf, cardOf } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { fetchProductPage } from '../products.api'

const title = 'いま選べる商品'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchProductPage(pageOfUrl(request.url), request.signal)
}

export const handle = { isPrefetchable: true, head: () => ({ title, robots: 'noindex' }) }

export function Component() {
  const { products, pagination } = useLoaderData<typeof loader>()
  return (
    <Page title={title} crumbs={[{ label: 'トップ', href: '/' }, { label: title }]}>
      <Widget of="starter/seen-products" />
      {products.length === 0 && <EmptyState title="商品はまだありません" />}
      <ProductGrid label={title}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              {...cardOf(product, currentSite().settings)}
              href={`/starter/${product.key}`}
              badges={badgesOf(product)}
              level="h2"
            />
          </li>
        ))}
      </ProductGrid>
      <Pagination {...pagination} hrefFor={(page) => (page === 1 ? '/starter' : `/starter?page=${page}`)} />
    </Page>
  )
}
