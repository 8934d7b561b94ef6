import type { Order } from '@storefront/contracts'
import { formatDate } from '@storefront/locale-ja'
import { Panel } from '@storefront/ui'

/** Shows the gift link to forward and its deadline. Never shows the recipient's address. */
export function GiftLink({ gift }: { gift: NonNullable<Order['social_gift']> }) {
  if (gift.is_completed) {
    return (
      <Panel tone="positive" title="お受け取りになる方が、お届け先を登録されました">
        お届け先は、贈り主さまには表示されません。
        <GiverPage path={gift.giver_path} />
      </Panel>
    )
  }
  return (
    <Panel title="お届け先のご登録をお待ちしています">
      <p>{`お相手：${gift.receiver_name}`}</p>
      <p>{`受け取りの期限は ${formatDate(gift.expires_at)} です。`}</p>
      {gift.path && <a href={gift.path}>ギフトのページを開く</a>}
      <GiverPage path={gift.giver_path} />
    </Panel>
  )
}

function GiverPage({ path }: { path: string | null | undefined }) {
  return path ? (
    <p>
      <a href={path}>リンクを送る・受け取りの状況を見る</a>
    </p>
  ) : null
}
