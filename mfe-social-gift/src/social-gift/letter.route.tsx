import { formatDate } from '@storefront/locale-ja'
import { LinkButton, Panel } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { addressed, giftHead, holdsAlcohol } from './gift.rules'
import { GiftProducts } from './gift-products'
import { GiftRefused } from './gift-refused'
import { fetchGift, catchRefusal, type Gift } from './social-gift.api'
import styles from './social-gift.module.css'

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
  return (
    <article className={styles.letter}>
      <header className={styles.from}>
        <p>{addressed(gift.receiver_name)}</p>
        <h1 tabIndex={-1} data-page-title>
          {addressed(gift.sender_name)}から
          <wbr />
          ギフトが届いています
        </h1>
      </header>
      <GiftProducts products={gift.data} isLarge />
      {gift.message && <blockquote className={styles.message}>{gift.message}</blockquote>}
      {gift.is_completed ? (
        <Panel
          tone="positive"
          title="お届け先をご登録いただきました"
          action={<a href={`/social-gift/${token}/complete`}>ご登録の内容を見る</a>}
        />
      ) : (
        <div className={styles.accept}>
          <p>
            お届け先とご希望の日時を入力すると、お手もとにお届けします。
            <br />
            お受け取りの期限：<time dateTime={gift.expires_at}>{formatDate(gift.expires_at)}</time>
          </p>
          {holdsAlcohol(gift.data) && <p>お酒のギフトです。20歳未満の者の飲酒は法律で禁止されています。</p>}
          <LinkButton variant="primary" size="lg" isWide href={`/social-gift/${token}/shipping`}>
            ギフトを受け取る
          </LinkButton>
          <p className={styles.note}>ご入力の住所と電話番号は、贈り主さまには表示されません。</p>
        </div>
      )}
    </article>
  )
}
