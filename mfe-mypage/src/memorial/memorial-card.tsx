import { formatDayWithWeekday } from '@storefront/locale-ja'
import { Badge, Card, Checkbox, LinkButton } from '@storefront/ui'
import { inWords, isLeapDay, type ComingMemorial } from '../member-facts/yearly-day.rules'
import { DeleteButton } from '../records/delete-button'
import styles from './memorial.module.css'

type MemorialCardProps = {
  memorial: ComingMemorial
  giftsHref: string
  onGive: () => void
  onSwitchReminder: () => void
  onRemove: () => void
}

const soonDays = 14

export function MemorialCard({ memorial, giftsHref, onGive, onSwitchReminder, onRemove }: MemorialCardProps) {
  const { id, target_user_name, name, day, inDays, call } = memorial
  const what = `${target_user_name}さまの${name}`
  return (
    <Card
      title={what}
      action={<Badge tone={inDays <= soonDays ? 'accent' : 'plain'}>{inWords(inDays)}</Badge>}
    >
      <p className={styles.day}>
        <time dateTime={day}>{`${day.slice(0, 4)}年${formatDayWithWeekday(day)}`}</time>
      </p>
      {isLeapDay(memorial) && (
        <p className={styles.soft}>2月29日の記念日です。うるう年でない年は、2月28日にお祝いします。</p>
      )}
      <div className={styles.reminder}>
        <Checkbox
          checked={call}
          onChange={onSwitchReminder}
          label="近づいたらメールで知らせる"
          aria-label={`${what}が近づいたらメールで知らせる`}
        />
      </div>
      <div className={styles.actions}>
        <LinkButton
          size="sm"
          href={giftsHref}
          onClick={onGive}
          icon="gift"
          aria-label={`この日に贈る：${what}`}
        >
          この日に贈る
        </LinkButton>
        <LinkButton
          size="sm"
          variant="quiet"
          href={`/mypage/memorial/${id}/edit`}
          icon="edit"
          aria-label={`${what}を変更する`}
        >
          変更する
        </LinkButton>
        <DeleteButton label={`${what}を削除する`} onClick={onRemove} />
      </div>
    </Card>
  )
}
