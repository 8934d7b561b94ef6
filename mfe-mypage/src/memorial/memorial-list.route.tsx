import type { UserMemorial } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { formatDayWithWeekday, shopNow, toTokyoDay } from '@storefront/locale-ja'
import { SiteMessage } from '@storefront/site/message'
import { wishedDay } from '@storefront/state'
import { EmptyState, LinkButton, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { useConfirmation } from '../confirmation'
import { comingFirst } from '../member-facts/yearly-day.rules'
import { memberCrumbs, memberHead } from '../member-screen.rules'
import { FullPanel } from '../records/full-panel'
import { changeMemorial, fetchMemorials, removeMemorial } from './memorial.api'
import { MemorialCalendar } from './memorial-calendar'
import { MemorialCard } from './memorial-card'
import { giftsHref, toMemorialInput, readMonth } from './memorial.rules'
import styles from './memorial.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const today = toTokyoDay(shopNow())
  const { memorials, ...rest } = await fetchMemorials(request.signal)
  const coming = comingFirst(memorials, today)
  // The calendar opens at the month of the next memorial.
  return { ...rest, memorials: coming, today, month: readMonth(request.url, coming[0]?.day ?? today) }
}

export const handle = { head: () => memberHead('記念日') }

/** Stores the day for checkout, which preselects it if the products can arrive by then. */
function giveOn(day: string) {
  wishedDay.keep(day)
  const message = `${formatDayWithWeekday(day)}を、ご注文のときのお届け希望日に選びます。`
  publish('toast.raised', { type: 'positive', message })
}

export function Component() {
  const { memorials, limit, tags, today, month } = useLoaderData<typeof loader>()
  const { ask, question, run, isPending } = useConfirmation((memorial: UserMemorial) => ({
    title: '記念日の削除',
    text: `${memorial.target_user_name}さまの「${memorial.name}」を削除します。元に戻すことはできません。`,
    command: () => removeMemorial(memorial.id),
    done: '記念日を削除しました',
  }))
  const switchReminder = (memorial: UserMemorial) =>
    void run(() => changeMemorial(memorial.id, { ...toMemorialInput(memorial), call: !memorial.call }), {
      done: memorial.call ? 'お知らせのメールを止めました' : '近づいたらメールでお知らせします',
    })

  return (
    <Page title="記念日" crumbs={memberCrumbs({ label: '記念日' })}>
      <div className={styles.stack}>
        <SiteMessage code="mypage-memorial-index" />
        {limit !== null && memorials.length >= limit ? (
          <FullPanel limit={limit} what="記念日" />
        ) : (
          <div className={styles.add}>
            <LinkButton href="/mypage/memorial/add" icon="plus">
              記念日を登録する
            </LinkButton>
            {limit !== null && <span className={styles.soft}>{`${memorials.length}件／${limit}件まで`}</span>}
          </div>
        )}
        {memorials.length === 0 ? (
          <EmptyState icon="calendar" title="記念日はまだありません">
            お誕生日や結婚記念日をご登録いただくと、近づいたころにメールでお知らせします。
          </EmptyState>
        ) : (
          <div className={styles.days}>
            <MemorialCalendar memorials={memorials} month={month} today={today} />
            <ul className={styles.cards} aria-label="登録された記念日" aria-busy={isPending}>
              {memorials.map((memorial) => (
                <li key={memorial.id}>
                  <MemorialCard
                    memorial={memorial}
                    giftsHref={giftsHref(memorial, tags)}
                    onGive={() => giveOn(memorial.day)}
                    onSwitchReminder={() => switchReminder(memorial)}
                    onRemove={() => ask(memorial)}
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {question}
    </Page>
  )
}
