import type { UserPasskey } from '@storefront/contracts'
import { formatDate, formatDateTime } from '@storefront/locale-ja'
import { useCommand } from '@storefront/remote'
import { Badge, Button, Card, Page, Panel } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { RecordRow } from '../records/record-list'
import { RemovalQuestion } from '../removal-question'
import { AddPasskey } from './add-passkey'
import { PasskeyNameDialog } from './passkey-name'
import { fetchPasskeys, removePasskey } from './passkey.api'
import styles from './passkey.module.css'

const title = 'パスキー'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchPasskeys(request.signal)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { passkeys, limit } = useLoaderData<typeof loader>()
  const { run, isPending } = useCommand()
  const [asked, setAsked] = useState<UserPasskey>()
  const [named, setNamed] = useState<UserPasskey>()
  const isFull = limit !== null && passkeys.length >= limit

  function remove() {
    if (!asked) return
    setAsked(undefined)
    void run(() => removePasskey(asked.id), { done: 'パスキーを削除しました' })
  }

  return (
    <Page
      title={title}
      crumbs={memberCrumbs({ label: title })}
      lead="指紋や顔、端末の暗証番号でログインできます。パスワードを入力する必要がありません。"
    >
      <div className={styles.stack}>
        {passkeys.length > 0 && (
          <ul className={styles.records} aria-label={title} aria-busy={isPending}>
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setNamed(passkey)}
                onRemove={() => setAsked(passkey)}
              />
            ))}
          </ul>
        )}
        <Card title="パスキーを登録する">
          {isFull ? (
            <Panel tone="caution">{`パスキーは${limit}件まで登録できます。お使いにならないものを削除してから登録してください。`}</Panel>
          ) : (
            <AddPasskey />
          )}
        </Card>
      </div>
      <PasskeyNameDialog key={named?.id} passkey={named} onClose={() => setNamed(undefined)} />
      <RemovalQuestion
        isOpen={asked !== undefined}
        title="パスキーの削除"
        onClose={() => setAsked(undefined)}
        onConfirm={remove}
      >
        {asked && (
          <p>{`「${asked.name}」ではログインできなくなります。端末に残っているパスキーは、端末の設定から削除してください。`}</p>
        )}
      </RemovalQuestion>
    </Page>
  )
}

type RowProps = { passkey: UserPasskey; onRename: () => void; onRemove: () => void }

function PasskeyRow({ passkey, onRename, onRemove }: RowProps) {
  const { name, is_synced, created_at, last_used_at } = passkey
  return (
    <RecordRow
      title={name}
      badge={is_synced ? <Badge>ほかの端末でも使えます</Badge> : undefined}
      actions={
        <>
          <Button size="sm" icon="edit" aria-label={`${name}の名前を変更する`} onClick={onRename}>
            名前を変更する
          </Button>
          <Button size="sm" variant="quiet" icon="trash" aria-label={`${name}を削除する`} onClick={onRemove}>
            削除する
          </Button>
        </>
      }
    >
      <p>{`${formatDate(created_at)}に登録`}</p>
      <p>
        {last_used_at ? `最後のログイン ${formatDateTime(last_used_at)}` : 'まだログインに使われていません'}
      </p>
    </RecordRow>
  )
}
