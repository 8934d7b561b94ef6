import type { UserMemorial } from '@storefront/contracts'
import { classNames, Icon } from '@storefront/ui'
import { dayInYear } from '../member-facts/yearly-day.rules'
import { monthAfter, toWeeks } from './memorial.rules'
import styles from './memorial-calendar.module.css'

const weekdays = ['日', '月', '火', '水', '木', '金', '土']

type MemorialCalendarProps = { memorials: readonly UserMemorial[]; month: string; today: string }

export function MemorialCalendar({ memorials, month, today }: MemorialCalendarProps) {
  const year = Number(month.slice(0, 4))
  const title = `${year}年${Number(month.slice(5))}月`
  const onDay = (day: string) => memorials.filter((memorial) => dayInYear(memorial, year) === day)
  const href = (count: number) => `/mypage/memorial?month=${monthAfter(month, count)}`
  return (
    <section className={styles.calendar} aria-label="記念日のカレンダー">
      <div className={styles.head}>
        <a href={href(-1)} className={styles.step} aria-label="前の月">
          <Icon name="chevron-left" />
        </a>
        {/* The links of the months keep the focus. */}
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
        <a href={href(1)} className={styles.step} aria-label="次の月">
          <Icon name="chevron-right" />
        </a>
      </div>
      <table className={styles.month} aria-label={title}>
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
          {toWeeks(month).map((week, index) => (
            <tr key={week.find(Boolean) ?? index}>
              {week.map((day, weekday) => (
                <td
                  key={weekdays[weekday]}
                  className={classNames(
                    day === today && styles.today,
                    day !== null && onDay(day).length > 0 && styles.marked,
                  )}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {day && (
                    <>
                      <span className={styles.number}>{Number(day.slice(8))}</span>
                      {onDay(day).map(({ id, target_user_name, name }) => (
                        <span key={id} className={styles.name}>{`${target_user_name}さま ${name}`}</span>
                      ))}
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
