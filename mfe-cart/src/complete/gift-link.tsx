import type { CartPlacedOrder } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { formatDateTime } from '@storefront/locale-ja'
import { useBrowserValue } from '@storefront/state'
import { Button, Card, LinkButton, TextInput } from '@storefront/ui'
import { useRef } from 'react'
import { buildMailUrl } from './gift-link.rules'
import styles from './gift-link.module.css'

type GiftLinkProps = {
  gift: NonNullable<CartPlacedOrder['social_gift']>
  letter: CartPlacedOrder['detail']['social_gift']
}

export function GiftLink({ gift, letter }: GiftLinkProps) {
  const field = useRef<HTMLInputElement>(null)
  const origin = useBrowserValue(() => location.origin, '')
  const canShare = useBrowserValue(() => typeof navigator.share === 'function', false)
  const url = origin + gift.path
  const until = formatDateTime(gift.expires_at)

  async function copy() {
    field.current?.focus()
    // Without clipboard permission the link stays selected, so that the shopper can copy it manually.
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    publish('toast.raised', isCopied ? copied : byHand)
  }

  if (letter?.receiver_names && gift.giver_path) {
    return (
      <Card title={`${letter.receiver_names.length}名さまへ贈るリンク`}>
        <p>お一人ずつのリンクを、次のページからお送りください。{until}まで、お届け先を入力いただけます。</p>
        <LinkButton variant="primary" href={gift.giver_path}>
          リンクを送る・状況を見る
        </LinkButton>
      </Card>
    )
  }

  return (
    <Card title={`${letter?.receiver_name ?? 'お相手'}へ贈るリンク`}>
      <p>このリンクをお相手にお送りください。{until}まで、お届け先を入力いただけます。</p>
      <TextInput
        ref={field}
        readOnly
        aria-label="ギフトのリンク"
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.ways}>
        <Button variant="primary" onClick={() => void copy()}>
          リンクをコピーする
        </Button>
        <LinkButton href={buildMailUrl({ url, until, letter })} icon="mail">
          メールで送る
        </LinkButton>
        {canShare && (
          <Button
            icon="share"
            onClick={() => void navigator.share({ title: 'ギフトのお届け', url }).catch(() => undefined)}
          >
            ほかのアプリで送る
          </Button>
        )}
      </div>
      {gift.giver_path && (
        <p>
          <a href={gift.giver_path}>QRコードやLINEで送る・受け取りの状況を見る</a>
        </p>
      )}
    </Card>
  )
}

const copied = { type: 'positive', message: 'リンクをコピーしました' } as const
const byHand = {
  type: 'caution',
  message: 'コピーできませんでした。選択されたリンクを、お手元の操作でコピーしてください。',
} as const
