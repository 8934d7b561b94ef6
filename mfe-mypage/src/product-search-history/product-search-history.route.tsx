import type { ProductSearchHistory } from '@storefront/contracts'
import { formatDateTime } from '@storefront/locale-ja'
import { EmptyState, LinkButton } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { useConfirmation } from '../confirmation'
import { memberHead } from '../member-screen.rules'
import { DeleteButton } from '../records/delete-button'
import { RecordRow, RecordScreen } from '../records/record-list'
import { loadPage } from '../records/record-page'
import { fetchSearches, removeSearch } from './product-search-history.api'

const title = '検索履歴'
const path = '/mypage/product_search_history'

export async function loader({ request }: LoaderFunctionArgs) {
  return loadPage(request, fetchSearches)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { searches, pagination } = useLoaderData<typeof loader>()
  const { ask, question, isPending } = useConfirmation(({ id, word }: ProductSearchHistory) => ({
    title: '検索履歴の削除',
    text: `「${word}」を検索履歴から削除します。元に戻すことはできません。`,
    command: () => removeSearch(id),
    done: '検索履歴を削除しました',
  }))

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
                <DeleteButton
                  label={`「${search.word}」を検索履歴から削除する`}
                  onClick={() => ask(search)}
                />
              </>
            }
          >
            <time translate="no" dateTime={search.searched_at}>
              {formatDateTime(search.searched_at)}
            </time>
          </RecordRow>
        ))}
      </RecordScreen>
      {question}
    </>
  )
}
