import type { UserList } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { navigateTo } from '@storefront/navigation'
import { useBrowserValue } from '@storefront/state'
import { Button, Dialog, Panel } from '@storefront/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useConfirmation } from '../confirmation'
import { beginSharing, changeList, endSharing, removeList, type ListWords } from './list.api'
import { ListWordsForm } from './list-words-form'
import styles from './list.module.css'

export function OwnListTools({ list }: { list: UserList }) {
  const { key, name, note = '', share_path } = list
  const { revalidate } = useRevalidator()
  const [isEditing, setIsEditing] = useState(false)

  async function remove() {
    await removeList(key)
    navigateTo('/mypage/list', { replace: true })
  }

  const { ask, question, run, isPending } = useConfirmation((what: 'list' | 'sharing') =>
    what === 'list'
      ? {
          title: 'リストの削除',
          text: `リスト「${name}」を削除します。共有のリンクも開けなくなります。元に戻すことはできません。`,
          command: remove,
          done: `リスト「${name}」を削除しました`,
        }
      : {
          title: '共有の終了',
          text: `リスト「${name}」の共有を終了します。お知らせになったリンクは開けなくなり、もう一度共有すると別のリンクになります。`,
          confirm: '終了する',
          command: () => endSharing(key),
          done: '共有を終了しました。リンクは開けなくなりました',
        },
  )

  async function change(words: ListWords) {
    await changeList(key, words)
    setIsEditing(false)
    publish('toast.raised', { type: 'positive', message: 'リストを変更しました' })
    await revalidate()
  }

  return (
    <div className={styles.tools}>
      {note && <p className={styles.note}>{note}</p>}
      {share_path ? (
        <SharedLink path={share_path} isPending={isPending} onEnd={() => ask('sharing')} />
      ) : null}
      <div className={styles.actions}>
        {!share_path && (
          <Button
            size="sm"
            isPending={isPending}
            onClick={() => void run(() => beginSharing(key), { done: '共有のリンクを作成しました' })}
          >
            リンクで共有する
          </Button>
        )}
        <Button size="sm" variant="quiet" icon="edit" onClick={() => setIsEditing(true)}>
          名前とメモを変更する
        </Button>
        <Button size="sm" variant="quiet" icon="trash" onClick={() => ask('list')}>
          リストを削除する
        </Button>
      </div>
      <Dialog isOpen={isEditing} title="リストの変更" onClose={() => setIsEditing(false)}>
        <ListWordsForm label="リストの変更" submit="変更する" words={{ name, note }} onSave={change} />
      </Dialog>
      {question}
    </div>
  )
}

function SharedLink({ path, isPending, onEnd }: { path: string; isPending: boolean; onEnd: () => void }) {
  const origin = useBrowserValue(() => location.origin, '')
  return (
    <Panel
      title="このリストは共有中です"
      action={
        <Button size="sm" isPending={isPending} onClick={onEnd}>
          共有を終了する
        </Button>
      }
    >
      <p>リンクを知っている方は、どなたでもご覧いただけます。お名前は表示されません。</p>
      <p className={styles.link}>
        <a href={path}>{`${origin}${path}`}</a>
      </p>
    </Panel>
  )
}
