import type { ProductHistory } from '@storefront/contracts'
import { formatCount, formatDate } from '@storefront/locale-ja'
import { pageOfUrl, pathOfPage } from '@storefront/navigation'
import { Widget } from '@storefront/remote'
import { currentSite } from '@storefront/site'
import { EmptyState, LinkButton, Page, Pagination, ProductCard, ProductGrid, cardOf } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { useConfirmation } from '../confirmation'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { DeleteButton } from '../records/delete-button'
import { fetchProductHistories, forgetProduct } from './product-history.api'
import styles from './product-history.module.css'

const title = '閲覧履歴'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchProductHistories(pageOfUrl(request.url), request.signal)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { histories, pagination, isOwn } = useLoaderData<typeof loader>()
  const { ask, question, isPending } = useConfirmation(({ id, product }: ProductHistory) => ({
    title: '閲覧履歴の削除',
    text: `${product.name}を閲覧履歴から削除します。`,
    command: () => forgetProduct(id),
    done: '閲覧履歴から削除しました',
  }))

  return (
    <Page title={title} crumbs={memberCrumbs({ label: title })}>
      {histories.length === 0 ? (
        <EmptyState
          icon="history"
          title="閲覧履歴はまだありません"
          action={<LinkButton href="/product">商品を見る</LinkButton>}
        >
          ご覧になった商品が、新しい順に10件まで並びます。
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>{`${formatCount(pagination.total)}件`}</p>
          <ProductGrid label={title}>
            {histories.map((history) => (
              <li key={history.id}>
                <SeenProduct
                  history={history}
                  isPending={isPending}
                  onForget={isOwn ? () => ask(history) : undefined}
                />
              </li>
            ))}
          </ProductGrid>
          <div className={styles.pages}>
            <Pagination {...pagination} hrefFor={(page) => pathOfPage('/mypage/product_history', page)} />
          </div>
        </>
      )}
      {question}
    </Page>
  )
}

function SeenProduct({
  history: { product, viewed_at },
  isPending,
  onForget,
}: {
  history: ProductHistory
  isPending: boolean
  onForget?: () => void
}) {
  return (
    <div className={styles.seen}>
      <ProductCard
        {...cardOf(product, currentSite().settings)}
        note={product.is_alcohol ? '20歳未満の者の飲酒は法律で禁止されています' : undefined}
        favourite={
          <Widget
            of="catalog/favourite"
            data={{ productId: product.id, productName: product.name, isFavourite: product.is_favorite }}
          />
        }
        level="h2"
      />
      <p className={styles.when}>{`${formatDate(viewed_at)}に閲覧`}</p>
      {onForget && (
        <DeleteButton
          isPending={isPending}
          label={`${product.name}を閲覧履歴から削除する`}
          onClick={onForget}
        />
      )}
    </div>
  )
}
