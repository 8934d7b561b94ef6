import type { FormLayout, GiftOfOrder, GiftOrder } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { formatDate } from '@storefront/locale-ja'
import { Badge, Card, Panel } from '@storefront/ui'
import { addressed } from '../gift/honorific.rules'
import { change, mail, redirectTo, type GiftAction } from './giver.api'
import { giftSteps, stateWords, stepsDone } from './giver.rules'
import { GiftMail } from './gift-mail'
import { GiftSend } from './gift-send'
import { GiftSettle } from './gift-settle'
import { GiftButton } from './posted-gift'
import { ThanksPicture } from './thanks-picture'
import styles from './giver.module.css'

type GiftCardProps = {
  token: string
  gift: GiftOfOrder
  sender: string
  origin: string
  layout: FormLayout
  onChange: (order: GiftOrder) => void
}

const said: Record<Exclude<GiftAction, 'sent'>, string> = {
  remind: 'お相手にお知らせを送りました',
  extend: '受け取りの期限を30日延ばしました',
  refund: 'お取りやめを承りました',
}

/** Shows the gift of one recipient with its status and the giver's actions. */
export function GiftCard({ token, gift, sender, origin, layout, onChange }: GiftCardProps) {
  const { label, tone } = stateWords[gift.state]
  const done = stepsDone(gift.state)
  const name = addressed(gift.receiver_name)
  const isReminded = gift.path !== null && gift.mailed_at !== null && !gift.can_remind

  async function act(action: Exclude<GiftAction, 'sent'>) {
    onChange(await change(token, gift, action))
    publish('toast.raised', { type: 'positive', message: said[action] })
  }
  async function noteSent() {
    if (gift.can_mail && !gift.sent_at) onChange(await change(token, gift, 'sent'))
  }
  const run = (work: Promise<void>) => void work.catch(raise)

  return (
    <Card title={name} action={<Badge tone={tone}>{label}</Badge>}>
      <div className={styles.stack} id={`gift-${gift.id}`}>
        {done !== undefined && (
          <ol className={styles.steps} aria-label={`${name}へのギフトの状況`}>
            {giftSteps.map((step, index) => (
              <li key={step} data-done={index < done || undefined}>
                {step}
                <span className={styles.hidden}>{index < done ? '（済み）' : '（これから）'}</span>
              </li>
            ))}
          </ol>
        )}
        <p className={styles.note}>
          {gift.products.map(({ name: goods, quantity }) => `${goods} × ${quantity}`).join('、')}
          {gift.path && (
            <>
              <br />
              受け取りの期限：<span translate="no">{formatDate(gift.expires_at)}</span>
            </>
          )}
        </p>
        {gift.decline_message && <Panel title={`${name}より`}>{gift.decline_message}</Panel>}
        {gift.thanks_message && (
          <Panel tone="positive" title={`${name}からのお礼`}>
            {gift.thanks_message}
            {gift.has_thanks_picture && <ThanksPicture token={token} gift={gift} name={name} />}
          </Panel>
        )}
        {gift.path && (
          <GiftSend
            gift={gift}
            path={gift.path}
            sender={sender}
            origin={origin}
            onSent={() => run(noteSent())}
          />
        )}
        {gift.can_mail && (
          <GiftMail
            gift={gift}
            onMail={async (wish) => {
              onChange(await mail(token, gift, wish))
              publish('toast.raised', { type: 'positive', message: 'メールを承りました' })
            }}
          />
        )}
        {isReminded && <p className={styles.note}>お知らせを一度お送りしました。</p>}
        {(gift.can_remind || gift.can_extend) && (
          <div className={styles.ways}>
            {gift.can_remind && (
              <GiftButton gift={gift} intent="remind" onPress={() => run(act('remind'))}>
                お知らせをもう一度送る
              </GiftButton>
            )}
            {gift.can_extend && (
              <GiftButton gift={gift} intent="extend" onPress={() => run(act('extend'))}>
                期限を30日延ばす
              </GiftButton>
            )}
          </div>
        )}
        {gift.can_settle && (
          <GiftSettle
            gift={gift}
            layout={layout}
            onRefund={() => act('refund').catch(raise)}
            onRedirect={async (address) => onChange(await redirectTo(token, gift, address))}
          />
        )}
      </div>
    </Card>
  )
}

const raise = (error: unknown) =>
  publish('toast.raised', {
    type: 'danger',
    message: error instanceof Error ? error.message : '処理できませんでした。',
  })
