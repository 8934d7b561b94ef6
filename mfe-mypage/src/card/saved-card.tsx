import type { UserCard } from '@storefront/contracts'
import { cardValidity, type CardValidity } from '@storefront/forms/card'
import { Badge, Button, Card } from '@storefront/ui'
import { DeleteButton } from '../records/delete-button'
import { cardName } from './card.rules'
import styles from './card.module.css'

type SavedCardProps = { card: UserCard; today: string; onMain: () => void; onRemove: () => void }

const warnings: Record<CardValidity, string | undefined> = {
  valid: undefined,
  soon: 'まもなく有効期限を迎えます。新しいカードが届いたら、登録し直してください。',
  expired: '有効期限が切れているため、お支払いにお使いいただけません。',
}

/** Renders a stored card with its actions. An expired card can't become the main card. */
export function SavedCard({ card, today, onMain, onRemove }: SavedCardProps) {
  const validity = cardValidity(card, today)
  const name = cardName(card)
  return (
    <Card title={name}>
      {(card.is_main || validity !== 'valid') && (
        <p className={styles.badges}>
          {card.is_main && <Badge tone="accent">いつものカード</Badge>}
          {validity === 'expired' && <Badge tone="danger">有効期限切れ</Badge>}
          {validity === 'soon' && <Badge tone="caution">まもなく期限切れ</Badge>}
        </p>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>有効期限</dt>
          <dd>{card.expiration}（月／年）</dd>
        </div>
        <div>
          <dt>名義</dt>
          <dd>{card.name}</dd>
        </div>
      </dl>
      {warnings[validity] && <p className={styles.warning}>{warnings[validity]}</p>}
      <div className={styles.actions}>
        {!card.is_main && validity !== 'expired' && (
          <Button size="sm" aria-label={`${name}をいつものカードにする`} onClick={onMain}>
            いつものカードにする
          </Button>
        )}
        <DeleteButton label={`${name}を削除する`} onClick={onRemove} />
      </div>
    </Card>
  )
}
