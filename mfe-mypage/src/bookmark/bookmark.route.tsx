import type { Bookmark } from '@storefront/contracts'
import { formatDate } from '@storefront/locale-ja'
import { Button, EmptyState, LinkButton } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { useConfirmation } from '../confirmation'
import { memberHead } from '../member-screen.rules'
import { DeleteButton } from '../records/delete-button'
import { RecordRow, RecordScreen } from '../records/record-list'
import { loadPage } from '../records/record-page'
import { RenameDialog } from '../records/rename-dialog'
import { changeTitle, fetchBookmarks, removeBookmark } from './bookmark.api'

const title = 'ブックマーク'
const path = '/mypage/bookmark'

export async function loader({ request }: LoaderFunctionArgs) {
  return loadPage(request, fetchBookmarks)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { bookmarks, pagination } = useLoaderData<typeof loader>()
  const { ask, question, isPending } = useConfirmation((bookmark: Bookmark) => ({
    title: 'ブックマークの削除',
    text: `${bookmark.title}をブックマークから削除します。元に戻すことはできません。`,
    command: () => removeBookmark(bookmark.id),
    done: 'ブックマークを削除しました',
  }))
  const [named, setNamed] = useState<Bookmark>()

  return (
    <>
      <RecordScreen
        title={title}
        path={path}
        message="mypage-bookmark-index"
        pagination={pagination}
        isBusy={isPending}
        empty={
          <EmptyState
            icon="bookmark"
            title="ブックマークはまだありません"
            action={<LinkButton href="/product">商品を探す</LinkButton>}
          >
            商品を検索したり絞り込んだりして「この条件を保存」を押すと、ここからいつでも開けます。
          </EmptyState>
        }
      >
        {bookmarks.map((bookmark) => (
          <RecordRow
            key={bookmark.id}
            title={bookmark.title}
            actions={
              <>
                <LinkButton
                  size="sm"
                  icon="bookmark"
                  href={bookmark.url}
                  aria-label={`${bookmark.title}を開く`}
                >
                  開く
                </LinkButton>
                <Button
                  size="sm"
                  variant="quiet"
                  icon="edit"
                  aria-label={`${bookmark.title}の名前を変更する`}
                  onClick={() => setNamed(bookmark)}
                >
                  名前を変更
                </Button>
                <DeleteButton
                  label={`${bookmark.title}をブックマークから削除する`}
                  onClick={() => ask(bookmark)}
                />
              </>
            }
          >
            {`${formatDate(bookmark.created_at)}に保存`}
          </RecordRow>
        ))}
      </RecordScreen>
      {named && (
        <RenameDialog
          title="ブックマークの名前"
          field="title"
          name={named.title}
          maxLength={200}
          onRename={(name) => changeTitle(named.id, name)}
          onClose={() => setNamed(undefined)}
        />
      )}
      {question}
    </>
  )
}
