import type { CartAddressInput, FormLayout, GiftOfOrder } from '@storefront/contracts'
import { Form, ServerFields, SubmitButton } from '@storefront/forms'
import { formatDate } from '@storefront/locale-ja'
import { Button, Dialog, Disclosure, Panel } from '@storefront/ui'
import { useState } from 'react'
import { wholeAddress } from '../gift/gift.rules'
import styles from './giver.module.css'

type GiftSettleProps = {
  gift: GiftOfOrder
  layout: FormLayout
  onRefund: () => Promise<void>
  onRedirect: (address: CartAddressInput) => Promise<void>
}

/** A gift that came back: the money, or the goods to the giver. */
export function GiftSettle({ gift, layout, onRefund, onRedirect }: GiftSettleProps) {
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)

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
      <Disclosure summary="ご自身の住所へ届ける">
        <Form<Partial<CartAddressInput>>
          label={`${gift.receiver_name}へのギフトのお届け先`}
          initialValues={{}}
          onSubmit={async (typed) => {
            const address = wholeAddress(typed)
            if (address) await onRedirect(address)
          }}
        >
          <ServerFields layout={layout} />
          <SubmitButton>この住所へ届ける</SubmitButton>
        </Form>
      </Disclosure>
      <div className={styles.ways}>
        <Button onClick={() => setAsked(true)}>取りやめて返金を受ける</Button>
      </div>
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
        <p>{`${gift.receiver_name}へのギフトを取りやめます。この操作は元に戻せません。`}</p>
      </Dialog>
    </>
  )
}
