import type { UserCard } from '@storefront/contracts'
import { shopNow, toTokyoDay } from '@storefront/locale-ja'
import { SiteMessage } from '@storefront/site/message'
import { EmptyState, LinkButton, Page, Panel } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { useConfirmation } from '../confirmation'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { fetchWallet, makeMain, removeCard } from './card.api'
import { cardName } from './card.rules'
import { CardLimit } from './card-limit'
import { SavedCard } from './saved-card'
import styles from './card.module.css'

const title = 'クレジットカード'
const notTaken = 'このショップでは、いまカードでのお支払いを承っておりません。'

export async function loader({ request }: LoaderFunctionArgs) {
  return { ...(await fetchWallet(request.signal)), today: toTokyoDay(shopNow()) }
}

export const handle = { head: () => memberHead(title) }

export function Component() {
  const { cards, limit, isTaken, today } = useLoaderData<typeof loader>()
  const { ask, question, run, isPending } = useConfirmation((card: UserCard) => ({
    title: 'カードの削除',
    text: <Consequences card={card} isOnly={cards.length === 1} />,
    command: () => removeCard(card.id),
    done: 'カードを削除しました',
  }))

  return (
    <Page title={title} crumbs={memberCrumbs({ label: title })}>
      <div className={styles.stack}>
        <SiteMessage code="mypage-card-index" />
        {cards.length === 0 ? (
          <EmptyState icon="card" title="登録されたカードはありません" action={isTaken && <AddLink />}>
            {isTaken ? 'カードを登録すると、ご購入手続きでカード番号の入力がいらなくなります。' : notTaken}
          </EmptyState>
        ) : (
          <>
            {isTaken ? (
              <CardLimit count={cards.length} limit={limit}>
                <AddLink />
              </CardLimit>
            ) : (
              <Panel>{notTaken}</Panel>
            )}
            <ul className={styles.cards} aria-label="登録されたカード" aria-busy={isPending}>
              {cards.map((card) => (
                <li key={card.id}>
                  <SavedCard
                    card={card}
                    today={today}
                    onMain={() => void run(() => makeMain(card.id), { done: 'いつものカードにしました' })}
                    onRemove={() => ask(card)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {question}
    </Page>
  )
}

const AddLink = () => (
  <LinkButton href="/mypage/card/add" icon="plus">
    カードを登録する
  </LinkButton>
)

/**
 * Explains the effect of a deletion. Orders have their own authorisation, which a deletion doesn't revoke.
 */
function Consequences({ card, isOnly }: { card: UserCard; isOnly: boolean }) {
  return (
    <>
      <p>{`${cardName(card)}を削除します。元に戻すことはできません。`}</p>
      <p>すでに承ったご注文は取り消されず、お支払いはこのカードのまま行われます。</p>
      <p>ご購入手続きの途中でこのカードをお選びの場合は、お支払い方法を選び直してください。</p>
      {card.is_main && !isOnly && <p>いつものカードは、残りのカードのうち最後に登録したものに替わります。</p>}
    </>
  )
}
