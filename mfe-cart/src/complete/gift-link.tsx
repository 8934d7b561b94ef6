import type { CartPlacedOrder } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { formatDateTime } from '@storefront/locale-ja'
import { Button, Card, TextInput } from '@storefront/ui'
import { useRef, useSyncExternalStore } from 'react'
import styles from './gift-link.module.css'

const never = () => () => undefined

/** The link to the recipient's page, to be copied and handed on. */
export function GiftLink({ gift, receiverName }: { gift: NonNullable<CartPlacedOrder['social_gift']>; receiverName: string }) {
  const field = useRef<HTMLInputElement>(null)
  const origin = useSyncExternalStore(never, () => location.origin, () => '')

  async function copy() {
    field.current?.select()
    await navigator.clipboard.writeText(origin + gift.path)
    publish('notice.raised', { type: 'positive', message: 'リンクをコピーしました' })
  }

  return (
    <Card title={`${receiverName} さまへ贈るリンク`}>
      <p>このリンクをお相手にお送りください。{formatDateTime(gift.expires_at)}まで、お届け先を入力いただけます。</p>
      <div className={styles.row}>
        <TextInput ref={field} readOnly aria-label="ギフトのリンク" value={origin + gift.path} onFocus={(event) => event.target.select()} />
        <Button icon="share" onClick={() => void copy()}>
          リンクをコピーする
        </Button>
      </div>
    </Card>
  )
}
