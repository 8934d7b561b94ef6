import type { Bookmark } from '@storefront/contracts'
import { formatDate } from '@storefront/locale-ja'
import { useCommand } from '@storefront/remote'
import { Button, EmptyState, LinkButton } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberHead } from '../member-screen.rules'
import { RecordRow, RecordScreen } from '../records/record-list'
import { loadPage } from '../records/record-page'
import { RemovalQuestion } from '../removal-question'
import { BookmarkTitleDialog } from './bookmark-title'
import { fetchBookmarks, removeBookmark } from './bookmark.api'

const title = 'ブックマーク'
const path = '/mypage/bookmark'

export async function loader({ request }: LoaderFunctionArgs) {
  return loadPage(request, fetchBookmarks)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { bookmarks, pagination } = useLoaderData<typeof loader>()
  const { run, isPending } = useCommand()
  const [asked, setAsked] = useState<Bookmark>()
  const [named, setNamed] = useState<Bookmark>()

  function remove() {
    if (!asked) return
    setAsked(undefined)
    void run(() => removeBookmark(asked.id), { done: 'ブックマークを削除しました' })
  }

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
                <Button
                  size="sm"
                  variant="quiet"
                  icon="trash"
                  aria-label={`${bookmark.title}をブックマークから削除する`}
                  onClick={() => setAsked(bookmark)}
                >
                  削除する
                </Button>
              </>
            }
          >
            {`${formatDate(bookmark.created_at)}に保存`}
          </RecordRow>
        ))}
      </RecordScreen>
      <BookmarkTitleDialog key={named?.id} bookmark={named} onClose={() => setNamed(undefined)} />
      <RemovalQuestion
        isOpen={asked !== undefined}
        title="ブックマークの削除"
        onClose={() => setAsked(undefined)}
        onConfirm={remove}
      >
        {asked && `${asked.title}をブックマークから削除します。元に戻すことはできません。`}
      </RemovalQuestion>
    </>
  )
}
