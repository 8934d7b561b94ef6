import type { ProductSearchHistory } from '@storefront/contracts'
import { formatDateTime } from '@storefront/locale-ja'
import { useCommand } from '@storefront/remote'
import { Button, EmptyState, LinkButton } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { RecordRow, RecordScreen } from '../records/record-list'
import { loadPage } from '../records/record-page'
import { RemovalQuestion } from '../removal-question'
import { fetchSearches, removeSearch } from './product-search-history.api'

const title = '検索履歴'
const path = '/mypage/product_search_history'

export async function loader({ request }: LoaderFunctionArgs) {
  return loadPage(request, fetchSearches)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { searches, pagination } = useLoaderData<typeof loader>()
  const { run, isPending } = useCommand()
  const [asked, setAsked] = useState<ProductSearchHistory>()

  function remove() {
    if (!asked) return
    setAsked(undefined)
    void run(() => removeSearch(asked.id), { done: '検索履歴を削除しました' })
  }

  return (
    <>
      <RecordScreen
        title={title}
        path={path}
        message="mypage-product-search-history-index"
        pagination={pagination}
        isBusy={isPending}
        empty={
          <EmptyState
            icon="search"
            title="検索履歴はまだありません"
            action={<LinkButton href="/product">商品を探す</LinkButton>}
          >
            画面上部の検索欄で商品を探すと、その言葉がここに残ります。
          </EmptyState>
        }
      >
        {searches.map((search) => (
          <RecordRow
            key={search.id}
            title={`「${search.word}」`}
            actions={
              <>
                <LinkButton
                  size="sm"
                  icon="search"
                  href={`/product?word=${encodeURIComponent(search.word)}`}
                  aria-label={`「${search.word}」でもう一度検索する`}
                >
                  もう一度検索
                </LinkButton>
                <Button
                  size="sm"
                  variant="quiet"
                  icon="trash"
                  aria-label={`「${search.word}」を検索履歴から削除する`}
                  onClick={() => setAsked(search)}
                >
                  削除する
                </Button>
              </>
            }
          >
            <time translate="no" dateTime={search.searched_at}>
              {formatDateTime(search.searched_at)}
            </time>
          </RecordRow>
        ))}
      </RecordScreen>
      <RemovalQuestion
        isOpen={asked !== undefined}
        title="検索履歴の削除"
        onClose={() => setAsked(undefined)}
        onConfirm={remove}
      >
        {asked && `「${asked.word}」を検索履歴から削除します。元に戻すことはできません。`}
      </RemovalQuestion>
    </>
  )
}
