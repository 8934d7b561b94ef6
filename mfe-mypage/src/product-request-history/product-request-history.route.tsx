import type { ProductRequest } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { formatDate } from '@storefront/locale-ja'
import { EmptyState, LinkButton } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom'
import { useConfirmation } from '../confirmation'
import { memberHead } from '../member-screen.rules'
import { DeleteButton } from '../records/delete-button'
import { RecordRow, RecordScreen } from '../records/record-list'
import { loadPage } from '../records/record-page'
import { fetchRequests, removeRequest } from './product-request-history.api'
import { toRequestPath, withoutRequests } from './product-request-history.rules'

const title = 'リクエスト履歴'
const path = '/mypage/product_request_history'

export async function loader({ request }: LoaderFunctionArgs) {
  return loadPage(request, fetchRequests)
}

type Loaded = Awaited<ReturnType<typeof loader>>

export const handle = { head: () => memberHead(title) }

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const [gone, setGone] = useState<{ from: Loaded; ids: number[] }>()
  const goneIds = gone?.from === loaded ? gone.ids : []
  const { requests, pagination } = withoutRequests(loaded, goneIds)

  async function remove({ id }: ProductRequest) {
    await removeRequest(id)
    setGone({ from: loaded, ids: [...goneIds, id] })
    publish('toast.raised', { type: 'positive', message: 'リクエストを削除しました' })
    // The page is now empty, so the records of the following page must be loaded.
    if (requests.length === 1 && pagination.total > 1) await revalidate()
  }

  const { ask, question, isPending } = useConfirmation((request: ProductRequest) => ({
    title: 'リクエストの削除',
    text: `「${request.product_name}」のリクエストを削除します。お取り扱いや再入荷のご案内は届かなくなります。`,
    command: () => remove(request),
  }))

  return (
    <>
      <RecordScreen
        title={title}
        path={path}
        message="mypage-product-request-history-index"
        pagination={pagination}
        isBusy={isPending}
        empty={
          <EmptyState
            icon="store"
            title="リクエストはまだありません"
            action={<LinkButton href="/product">商品を探す</LinkButton>}
          >
            売り切れの商品の再入荷や、見つからない商品のお取り扱いをご希望いただくと、ここに残ります。
          </EmptyState>
        }
      >
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} onRemove={() => ask(request)} />
        ))}
      </RecordScreen>
      {question}
    </>
  )
}

function RequestRow({ request, onRemove }: { request: ProductRequest; onRemove: () => void }) {
  const { product_key, product_name, maker_name, url, body, requested_at } = request
  return (
    <RecordRow
      title={product_name}
      actions={
        <>
          <LinkButton
            size="sm"
            icon={product_key ? 'gift' : 'search'}
            href={toRequestPath(request)}
            aria-label={product_key ? `${product_name}の商品を見る` : `${product_name}を探す`}
          >
            {product_key ? '商品を見る' : '商品を探す'}
          </LinkButton>
          <DeleteButton label={`${product_name}のリクエストを削除する`} onClick={onRemove} />
        </>
      }
    >
      <p>{`${formatDate(requested_at)}にリクエスト${maker_name ? `　${maker_name}` : ''}`}</p>
      {body && <p>{body}</p>}
      {url && <p>{`参考：${url}`}</p>}
    </RecordRow>
  )
}
