import type { FittingDay } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { Badge, Card, DataList, Panel } from '@storefront/ui'
import { PlaceText } from './place-text'
import { bookingPath, schoolPath, seatsText, timesText } from './school.rules'
import styles from './fitting-days.module.css'

type FittingDaysProps = {
  days: readonly FittingDay[]
  /** Key of the school that the booking form starts with. */
  school?: string | undefined
  level?: 'h2' | 'h3'
}

export function FittingDays({ days, school, level = 'h3' }: FittingDaysProps) {
  return (
    <ul className={styles.days}>
      {days.map((day) => (
        <li key={day.key}>
          <Card title={day.name} level={level}>
            <p className={styles.day}>
              <time dateTime={day.held_on}>
                {day.held_on.slice(0, 4)}年<span translate="no">{formatDayWithWeekday(day.held_on)}</span>
              </time>
              {!day.is_bookable && <Badge tone="muted">受付終了</Badge>}
            </p>
            <DataList rows={toFittingFacts(day)} />
            <Times day={day} school={school} />
          </Card>
        </li>
      ))}
    </ul>
  )
}

const toFittingFacts = (day: FittingDay) => [
  { term: '会場', value: <PlaceText at={day} /> },
  ...(day.access ? [{ term: '交通', value: day.access }] : []),
  {
    term: '学校',
    value:
      day.schools.length === 0
        ? 'すべての学校'
        : day.schools.map(({ key, name }) => (
            <a key={key} href={schoolPath(key)} className={styles.school}>
              {name}
            </a>
          )),
  },
  ...(day.note ? [{ term: 'ご案内', value: day.note }] : []),
  { term: '予約の受付', value: `${formatDayWithWeekday(day.book_until)}まで` },
]

function Times({ day, school }: { day: FittingDay; school: string | undefined }) {
  if (!day.is_bookable)
    return <Panel tone="caution">この日の予約の受付は終了しました。お電話でご相談ください。</Panel>
  return (
    <>
      <p className={styles.heading}>時間を選んで予約する</p>
      <ul className={styles.times} aria-label={`${day.name}の時間`}>
        {day.slots.map((slot) => (
          <li key={slot.id}>
            {slot.seats_left === 0 ? (
              <span className={styles.full}>
                <span>{timesText(slot)}</span>
                <span className={styles.seats}>{seatsText(slot)}</span>
              </span>
            ) : (
              <a
                className={styles.time}
                href={bookingPath(slot, school)}
                aria-label={`${timesText(slot)} ${seatsText(slot)} ${formatDayWithWeekday(day.held_on)}を予約する`}
              >
                <span>{timesText(slot)}</span>
                <span className={styles.seats}>{seatsText(slot)}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
