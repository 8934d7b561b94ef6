import type { CartAddressInput, FormLayout, GiftOfOrder } from '@storefront/contracts'
import { Form, ServerFields, SubmitButton } from '@storefront/forms'
import { formatDate } from '@storefront/locale-ja'
import { Button, Dialog, Disclosure, Panel } from '@storefront/ui'
import { useState } from 'react'
import { wholeAddress } from '../gift/gift-address.rules'
import { addressed } from '../gift/honorific.rules'
import { GiftButton, GiftId, usePostedGift } from './posted-gift'
import styles from './giver.module.css'

type GiftSettleProps = {
  gift: GiftOfOrder
  layout: FormLayout
  onRefund: () => Promise<void>
  onRedirect: (address: CartAddressInput) => Promise<void>
}

/** Offers the giver a choice for a returned gift: a refund, or delivery to the giver. */
export function GiftSettle({ gift, layout, onRefund, onRedirect }: GiftSettleProps) {
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const posted = usePostedGift('redirect', gift)
  const { isPrepared: isAskedByPost } = usePostedGift('ask-refund', gift)

  const warning = `${addressed(gift.receiver_name)}へのギフトを取りやめます。この操作は元に戻せません。`

  async function refund() {
    setPending(true)
    try {
      await onRefund()
    } finally {
      setPending(false)
      setAsked(false)
    }
  }

  return (
    <>
      <Panel tone="caution" title="このギフトをどうなさいますか">
        {gift.settle_until &&
          `${formatDate(gift.settle_until)}までにお選びがないときは、お取りやめのうえご返金いたします。`}
      </Panel>
      <Disclosure summary="ご自身の住所へ届ける" isInitiallyOpen={posted.message !== undefined}>
        <Form<Partial<CartAddressInput>>
          label={`${gift.receiver_name}へのギフトのお届け先`}
          initialValues={{}}
          posted={posted}
          onSubmit={async (typed) => {
            const address = wholeAddress(typed)
            if (address) await onRedirect(address)
          }}
        >
          <GiftId gift={gift} />
          <ServerFields layout={layout} />
          <SubmitButton>この住所へ届ける</SubmitButton>
        </Form>
      </Disclosure>
      {isAskedByPost ? (
        <Panel tone="caution" title="お取りやめとご返金" isAnnounced>
          <p>{warning}</p>
          <GiftButton gift={gift} intent="refund" variant="primary" onPress={() => void refund()}>
            取りやめる
          </GiftButton>
        </Panel>
      ) : (
        <div className={styles.ways}>
          <GiftButton gift={gift} intent="ask-refund" onPress={() => setAsked(true)}>
            取りやめて返金を受ける
          </GiftButton>
        </div>
      )}
      <Dialog
        isOpen={isAsked}
        title="お取りやめとご返金"
        onClose={() => setAsked(false)}
        footer={
          <Button variant="primary" isPending={isPending} onClick={() => void refund()}>
            取りやめる
          </Button>
        }
      >
        <p>{warning}</p>
      </Dialog>
    </>
  )
}
