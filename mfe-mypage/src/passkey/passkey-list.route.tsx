import type { UserPasskey } from '@storefront/contracts'
import { formatDate, formatDateTime } from '@storefront/locale-ja'
import { Badge, Button, Card, Page, Panel } from '@storefront/ui'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { useConfirmation } from '../confirmation'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { DeleteButton } from '../records/delete-button'
import { RecordRow } from '../records/record-list'
import { RenameDialog } from '../records/rename-dialog'
import { AddPasskey } from './add-passkey'
import { fetchPasskeys, removePasskey, renamePasskey } from './passkey.api'
import styles from './passkey.module.css'

const title = 'パスキー'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchPasskeys(request.signal)
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { passkeys, limit } = useLoaderData<typeof loader>()
  const { ask, question, isPending } = useConfirmation(({ id, name }: UserPasskey) => ({
    title: 'パスキーの削除',
    text: (
      <p>{`「${name}」ではログインできなくなります。端末に残っているパスキーは、端末の設定から削除してください。`}</p>
    ),
    command: () => removePasskey(id),
    done: 'パスキーを削除しました',
  }))
  const [named, setNamed] = useState<UserPasskey>()
  const isFull = limit !== null && passkeys.length >= limit

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
                onRemove={() => ask(passkey)}
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
      {named && (
        <RenameDialog
          title="パスキーの名前"
          field="name"
          name={named.name}
          maxLength={50}
          onRename={(name) => renamePasskey(named.id, name)}
          onClose={() => setNamed(undefined)}
        />
      )}
      {question}
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
          <DeleteButton label={`${name}を削除する`} onClick={onRemove} />
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
