import type { GiftOfOrder } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { useBrowserValue } from '@storefront/state'
import { Button, Disclosure, LinkButton, TextInput } from '@storefront/ui'
import { lazy, Suspense, useRef } from 'react'
import { invitation, lineUrl } from './giver.rules'
import styles from './giver.module.css'

const GiftQr = lazy(async () => ({ default: (await import('./gift-qr')).GiftQr }))

type GiftSendProps = { gift: GiftOfOrder; path: string; sender: string; origin: string; onSent: () => void }

export function GiftSend({ gift, path, sender, origin: served, onSent }: GiftSendProps) {
  const field = useRef<HTMLInputElement>(null)
  const origin = useBrowserValue(() => location.origin, served)
  const isAlive = useBrowserValue(() => true, false)
  const canShare = useBrowserValue(() => typeof navigator.share === 'function', false)
  const url = origin + path
  const text = invitation(gift, sender, url)

  async function copy() {
    field.current?.focus()
    // If clipboard access is denied, select the link so that the giver can copy it manually.
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    publish('toast.raised', isCopied ? copied : byHand)
    if (isCopied) onSent()
  }

  return (
    <>
      <TextInput
        ref={field}
        readOnly
        aria-label={`${gift.receiver_name}へのリンク`}
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <p className={styles.byHand}>リンクを選択してコピーし、お相手にお送りください。</p>
      <div className={styles.ways}>
        <Button variant="primary" className={styles.scripted} onClick={() => void copy()}>
          リンクをコピーする
        </Button>
        <LinkButton href={lineUrl(text)} target="_blank" rel="noreferrer" onClick={onSent}>
          LINEで送る
        </LinkButton>
        {canShare && (
          <Button icon="share" onClick={() => void navigator.share({ text }).then(onSent, () => undefined)}>
            ほかのアプリで送る
          </Button>
        )}
      </div>
      <div className={styles.scripted}>
        <Disclosure summary="QRコードを表示する">
          <Suspense>{isAlive && <GiftQr url={url} name={gift.receiver_name} />}</Suspense>
        </Disclosure>
      </div>
    </>
  )
}

const copied = { type: 'positive', message: 'リンクをコピーしました' } as const
const byHand = {
  type: 'caution',
  message: 'コピーできませんでした。選択されたリンクを、お手元の操作でコピーしてください。',
} as const
