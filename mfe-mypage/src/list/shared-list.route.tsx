import { currentSite } from '@storefront/site'
import { cardOf, EmptyState, LinkButton, Page, ProductCard, ProductGrid } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { fetchSharedList } from './list.api'
import styles from './list.module.css'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return fetchSharedList(params.token ?? '', request.signal)
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = { head: ({ name }: Data) => memberHead(`${name}（共有されたリスト）`) }

export function Component() {
  const { name, note, data } = useLoaderData<typeof loader>()
  return (
    <Page title={name} crumbs={[{ label: 'トップ', href: '/' }, { label: '共有されたリスト' }]}>
      {note && <p className={styles.note}>{note}</p>}
      {data.length === 0 ? (
        <EmptyState
          icon="heart"
          title="このリストには、いま商品がありません"
          action={<LinkButton href="/product">商品を見る</LinkButton>}
        />
      ) : (
        <ProductGrid label={name}>
          {data.map((product) => (
            <li key={product.id}>
              <ProductCard
                {...cardOf(product, currentSite().settings)}
                badges={product.is_alcohol ? [{ label: 'お酒' }] : []}
                note={product.is_alcohol ? '20歳未満の者の飲酒は法律で禁止されています' : undefined}
                level="h2"
              />
            </li>
          ))}
        </ProductGrid>
      )}
    </Page>
  )
}
