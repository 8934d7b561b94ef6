import type { BusinessMonth } from '@storefront/contracts'
import { Section } from '@storefront/ui'
import styles from './business-calendar.module.css'

const weekdays = ['日', '月', '火', '水', '木', '金', '土']

export function BusinessCalendar({ title, months }: { title: string; months: readonly BusinessMonth[] }) {
  return (
    <Section
      title={title}
      lead="「休」の日は、発送とお問い合わせへのご返事をお休みします。ご注文はいつでも承ります。"
    >
      <div className={styles.months}>
        {months.map((month) => (
          <Month key={`${month.year}-${month.month}`} {...month} />
        ))}
      </div>
    </Section>
  )
}

function Month({ year, month, dates }: BusinessMonth) {
  return (
    <table className={styles.month}>
      <caption>{`${year}年${month}月`}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toWeeks(dates).map((week) => (
          <tr key={week.find((day) => day)?.date}>
            {week.map((day, weekday) => (
              <td key={weekdays[weekday]} className={day && !day.is_open ? styles.closed : undefined}>
                {day && (
                  <>
                    {Number(day.date.slice(-2))}
                    <span className={styles.mark}>{day.is_open ? '' : '休'}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Groups dates into weeks from Sunday to Saturday. Days outside the month are undefined. */
function toWeeks(dates: BusinessMonth['dates']): (BusinessMonth['dates'][number] | undefined)[][] {
  const first = dates[0]?.weekday ?? 0
  const weeks = Math.ceil((first + dates.length) / weekdays.length)
  return Array.from({ length: weeks }, (_, week) =>
    weekdays.map((_, weekday) => dates[week * weekdays.length + weekday - first]),
  )
}
