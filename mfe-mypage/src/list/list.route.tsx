import { publish } from '@storefront/event-bus'
import { formatCount } from '@storefront/locale-ja'
import { navigateTo } from '@storefront/navigation'
import { Badge, Card, Page, Panel } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { addList, fetchLists, type ListWords } from './list.api'
import { ListWordsForm } from './list-words-form'
import styles from './list.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  return fetchLists(request.signal)
}

export const handle = { head: () => memberHead('リスト') }

export function Component() {
  const { lists, limit } = useLoaderData<typeof loader>()
  const owned = lists.filter(({ is_own }) => is_own).length

  async function add(words: ListWords) {
    const { key, name } = await addList(words)
    publish('toast.raised', { type: 'positive', message: `リスト「${name}」を作成しました` })
    navigateTo(`/mypage/list/${key}`)
  }

  return (
    <Page title="リスト" crumbs={memberCrumbs({ label: 'リスト' })}>
      <ul className={styles.lists}>
        {lists.map(({ key, name, count, note, share_path }) => (
          <li key={key}>
            <Card
              title={<a href={`/mypage/list/${key}`}>{name}</a>}
              action={share_path && <Badge tone="accent">共有中</Badge>}
            >
              <p className={styles.summary}>{`${formatCount(count)}件の商品`}</p>
              {note && <p className={styles.note}>{note}</p>}
            </Card>
          </li>
        ))}
      </ul>
      {limit !== null && owned >= limit ? (
        <Panel>{`作成いただける${limit}個に達しました。新しく作成するには、使わないリストを削除してください。`}</Panel>
      ) : (
        <Card title="新しいリストを作る">
          <ListWordsForm label="新しいリスト" submit="リストを作成する" onSave={add} />
        </Card>
      )}
    </Page>
  )
}
