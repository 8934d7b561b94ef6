import type { ProductSummary } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import { pageOfUrl, pathOfPage } from '@storefront/navigation'
import { useCommand } from '@storefront/remote'
import {
  EmptyState,
  FavouriteButton,
  LinkButton,
  Page,
  Pagination,
  ProductCard,
  ProductGrid,
  cardOf,
} from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { fetchList, takeFromList } from './list.api'
import styles from './list.module.css'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return fetchList(params.key ?? '', pageOfUrl(request.url), request.signal)
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = { head: ({ list }: Data) => memberHead(list.name) }

export function Component() {
  const { list, pagination } = useLoaderData<typeof loader>()
  const { run } = useCommand()
  const take = (product: ProductSummary) =>
    void run(() => takeFromList(list.key, product.id), { done: `${list.name}から外しました` })
  return (
    <Page title={list.name} crumbs={memberCrumbs({ label: list.name })}>
      {list.data.length === 0 ? (
        <EmptyState
          icon="heart"
          title={`${list.name}はまだありません`}
          action={<LinkButton href="/product">商品を見る</LinkButton>}
        >
          気になる商品のハートを押すと、ここに並びます。
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>{`${formatCount(list.count)}件`}</p>
          <ProductGrid label={list.name}>
            {list.data.map((product) => (
              <li key={product.id}>
                <ListedProduct product={product} onTake={() => take(product)} />
              </li>
            ))}
          </ProductGrid>
          <div className={styles.pages}>
            <Pagination
              current={pagination.current}
              last={pagination.last}
              hrefFor={(page) => pathOfPage(`/mypage/list/${list.key}`, page)}
            />
          </div>
        </>
      )}
    </Page>
  )
}

function ListedProduct({ product, onTake }: { product: ProductSummary; onTake: () => void }) {
  return (
    <ProductCard
      {...cardOf(product)}
      badges={product.is_alcohol ? [{ label: 'お酒' }] : []}
      note={product.is_alcohol ? '20歳未満の者の飲酒は法律で禁止されています' : undefined}
      favourite={<FavouriteButton label={product.name} isFavourite onToggle={onTake} />}
      level="h2"
    />
  )
}
