import type { ProductSummary, UserList } from '@storefront/contracts'
import { formatCount } from '@storefront/locale-ja'
import { pathOfPage } from '@storefront/navigation'
import { useCommand } from '@storefront/remote'
import { currentSite } from '@storefront/site'
import {
  Button,
  EmptyState,
  FavouriteButton,
  IconButton,
  LinkButton,
  Page,
  Pagination,
  Panel,
  ProductCard,
  ProductGrid,
  cardOf,
} from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { loadPage } from '../records/record-page'
import { BuyList } from './buy-list'
import { fetchList, putOnList, takeFromList } from './list.api'
import { OwnListTools } from './own-list-tools'
import { AddToListDialog } from './add-to-list-dialog'
import styles from './list.module.css'

export async function loader({ request, params }: LoaderFunctionArgs) {
  return loadPage(request, (page, signal) => fetchList(params.key ?? '', page, signal))
}

type Data = Awaited<ReturnType<typeof loader>>

export const handle = { head: ({ list }: Data) => memberHead(list.name) }

export function Component() {
  const data = useLoaderData<typeof loader>()
  // A new key resets the state of removed and bought products when another list opens.
  return <ListScreen key={data.list.key} {...data} />
}

function ListScreen({ list, pagination, others }: Data) {
  const { run, isPending } = useCommand()
  const [taken, setTaken] = useState<ProductSummary>()
  const take = (product: ProductSummary) =>
    void run(
      async () => {
        await takeFromList(list.key, product.id)
        setTaken(product)
      },
      { done: `${list.name}から外しました` },
    )
  const putBack = ({ id }: ProductSummary) =>
    void run(
      async () => {
        await putOnList(list.key, id)
        setTaken(undefined)
      },
      { done: `${list.name}に戻しました` },
    )
  return (
    <Page
      title={list.name}
      crumbs={memberCrumbs({ label: 'リスト', href: '/mypage/list' }, { label: list.name })}
    >
      {list.is_own && <OwnListTools list={list} />}
      {taken && (
        <div className={styles.taken}>
          <Panel
            action={
              <Button size="sm" isPending={isPending} onClick={() => putBack(taken)}>
                リストに戻す
              </Button>
            }
          >
            {`「${taken.name}」を${list.name}から外しました。`}
          </Panel>
        </div>
      )}
      {list.data.length === 0 ? (
        <EmptyState
          icon="heart"
          title={list.is_own ? 'このリストには、まだ商品がありません' : `${list.name}はまだありません`}
          action={
            list.is_own ? (
              <LinkButton href="/mypage/list/favorites">お気に入りを見る</LinkButton>
            ) : (
              <LinkButton href="/product">商品を見る</LinkButton>
            )
          }
        >
          {list.is_own
            ? 'お気に入りの商品の「リストに入れる」を押すと、ここに並びます。'
            : '気になる商品のハートを押すと、ここに並びます。'}
        </EmptyState>
      ) : (
        <>
          <div className={styles.head}>
            <p className={styles.count}>{`${formatCount(list.count)}件`}</p>
            <BuyList list={list} />
          </div>
          <ProductGrid label={list.name}>
            {list.data.map((product) => (
              <li key={product.id}>
                <ListedProduct product={product} list={list} onTake={() => take(product)} />
                <AddToListDialog product={product} lists={others} />
              </li>
            ))}
          </ProductGrid>
          <div className={styles.pages}>
            <Pagination {...pagination} hrefFor={(page) => pathOfPage(`/mypage/list/${list.key}`, page)} />
          </div>
        </>
      )}
    </Page>
  )
}

type ListedProductProps = { product: ProductSummary; list: UserList; onTake: () => void }

function ListedProduct({ product, list, onTake }: ListedProductProps) {
  return (
    <ProductCard
      {...cardOf(product, currentSite().settings)}
      badges={product.is_alcohol ? [{ label: 'お酒' }] : []}
      note={product.is_alcohol ? '20歳未満の者の飲酒は法律で禁止されています' : undefined}
      favourite={
        list.is_own ? (
          <IconButton icon="close" label={`${product.name}を${list.name}から外す`} onClick={onTake} />
        ) : (
          <FavouriteButton label={product.name} isFavourite onToggle={onTake} />
        )
      }
      level="h2"
    />
  )
}
