import { reportFailure } from '@storefront/event-bus'
import { formatDate } from '@storefront/locale-ja'
import { LinkButton, Panel } from '@storefront/ui'
import { useEffect } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { NoReferrer } from '../no-referrer'
import { giftHead } from '../gift/gift-head.rules'
import { addressed } from '../gift/honorific.rules'
import { GiftDecline } from './gift-decline'
import { GiftNotes } from './gift-notes'
import { GiftProducts } from '../gift/gift-products'
import { GiftRefused } from '../gift/gift-refused'
import { fetchGift, catchRefusal, noteOpened, type Gift } from '../gift/social-gift.api'
import styles from '../gift/gift.module.css'

export async function loader({ params, request }: LoaderFunctionArgs) {
  return catchRefusal(fetchGift(params.key ?? '', request.signal))
}

export const handle = { head: giftHead('ギフトが届いています') }

export function Component() {
  const answer = useLoaderData<typeof loader>()
  if (answer.kind === 'refused') return <GiftRefused {...answer} />
  return <Letter {...answer} />
}

function Letter({ token, gift }: { token: string; gift: Gift }) {
  useEffect(() => {
    if (!gift.is_completed) noteOpened(token).catch((error: unknown) => reportFailure('gift-opened', error))
  }, [token, gift.is_completed])
  const card = gift.data.find((one) => one.card?.message)?.card

  return (
    <article className={styles.letter}>
      <NoReferrer />
      <header className={styles.from}>
        <p>{addressed(gift.receiver_name)}</p>
        <h1 tabIndex={-1} data-page-title>
          {addressed(gift.sender_name)}から
          <wbr />
          ギフトが届いています
        </h1>
      </header>
      {gift.message && <blockquote className={styles.message}>{gift.message}</blockquote>}
      <GiftProducts products={gift.data} isLarge />
      {card && (
        <figure className={styles.card}>
          <figcaption>{card.name}</figcaption>
          <blockquote>{card.message}</blockquote>
        </figure>
      )}
      <GiftNotes products={gift.data} />
      {gift.is_completed ? (
        <Panel
          tone="positive"
          title="お届け先をご登録いただきました"
          action={<a href={`/social-gift/${token}/complete`}>お届けの状況を見る</a>}
        />
      ) : (
        <div className={styles.accept}>
          <p>
            お届け先とご希望の日時を入力すると、お手もとにお届けします。
            <br />
            お受け取りの期限：
            <time translate="no" dateTime={gift.expires_at}>
              {formatDate(gift.expires_at)}
            </time>
          </p>
          <LinkButton variant="primary" size="lg" isWide href={`/social-gift/${token}/shipping`}>
            ギフトを受け取る
          </LinkButton>
          <p className={styles.note}>ご入力の住所と電話番号は、贈り主さまには表示されません。</p>
          <GiftDecline token={token} sender={addressed(gift.sender_name)} />
        </div>
      )}
    </article>
  )
}
