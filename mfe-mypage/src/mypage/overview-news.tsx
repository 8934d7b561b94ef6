import { formatCount, formatDate, formatDayWithWeekday, formatYen } from '@storefront/locale-ja'
import { Badge, Card } from '@storefront/ui'
import { inWords } from '../member-facts/yearly-day.rules'
import type { Overview } from './mypage.api'
import styles from './mypage.module.css'

const couponsShown = 3

/** Shows unread messages, upcoming memorials and usable coupons. Renders nothing if there are none. */
export function OverviewNews({ messages, unreadCount, memorials, coupons }: Overview) {
  return (
    <>
      {unreadCount > 0 && (
        <Card
          title="未読のメッセージ"
          action={<Badge tone="accent">{`${formatCount(unreadCount)}件`}</Badge>}
          footer={<a href="/mypage/message-center">メッセージをすべて見る</a>}
        >
          <ul className={styles.lines}>
            {messages.map(({ id, title, published_at }) => (
              <li key={id}>
                <time translate="no" dateTime={published_at}>
                  {formatDate(published_at)}
                </time>
                <a href={`/mypage/message-center/${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {memorials.length > 0 && (
        <Card title="もうすぐの記念日" footer={<a href="/mypage/memorial">記念日から贈りものを選ぶ</a>}>
          <ul className={styles.lines}>
            {memorials.map(({ id, target_user_name, name, day, inDays }) => (
              <li key={id}>
                <time translate="no" dateTime={day}>
                  {formatDayWithWeekday(day)}
                </time>
                <span>{`${target_user_name}さまの${name}`}</span>
                <Badge tone="accent">{inWords(inDays)}</Badge>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {coupons.length > 0 && (
        <Card title="ご利用いただけるクーポン" action={<Badge>{`${formatCount(coupons.length)}枚`}</Badge>}>
          <ul className={styles.lines}>
            {coupons.slice(0, couponsShown).map((coupon) => (
              <li key={coupon.id}>
                <strong>{formatDiscount(coupon)}</strong>
                <span>{coupon.name}</span>
                {coupon.valid_to && (
                  <span className={styles.until}>{`${formatDate(coupon.valid_to)}まで`}</span>
                )}
              </li>
            ))}
          </ul>
          <p className={styles.hint}>お支払い方法の画面で「クーポンを使う」からお選びいただけます。</p>
        </Card>
      )}
    </>
  )
}

const formatDiscount = ({ discount_kind, discount_value }: Overview['coupons'][number]) =>
  discount_kind === 'percent' ? `${discount_value}%引き` : `${formatYen(discount_value)}引き`
