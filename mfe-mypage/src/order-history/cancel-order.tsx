import type { FormLayout, Order } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { Form, initialValuesOf, ServerFields, SubmitButton } from '@storefront/forms'
import { currentSite } from '@storefront/site'
import { Button, Dialog } from '@storefront/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { cancel } from './order-history.api'
import styles from './order-history.module.css'
import { recordRefund } from './refund.rules'

/** Cancels the order with a reason and then reloads it (§4). */
export function CancelOrder({ order, layout }: { order: Order; layout: FormLayout }) {
  const [isOpen, setIsOpen] = useState(false)
  const { revalidate } = useRevalidator()

  async function send(values: Record<string, unknown>) {
    await cancel(order, String(values[`${layout.prefix ?? ''}cancel_reason`] ?? ''))
    const isWithoutTax = currentSite().settings.tagManager.isPurchaseWithoutTax
    publish('analytics.recorded', recordRefund(order, { isWithoutTax }))
    setIsOpen(false)
    publish('toast.raised', { type: 'positive', message: 'ご注文をキャンセルしました' })
    await revalidate()
  }

  return (
    <>
      <Button onClick={() => setIsOpen(true)}>ご注文をキャンセルする</Button>
      <Dialog isOpen={isOpen} title="ご注文のキャンセル" onClose={() => setIsOpen(false)}>
        <p className={styles.warning}>
          キャンセルは取り消せません。ご利用のクーポンとポイントはお戻しします。
        </p>
        <Form label="ご注文のキャンセル" initialValues={initialValuesOf(layout)} onSubmit={send}>
          <ServerFields layout={layout} />
          <SubmitButton isWide>キャンセルを確定する</SubmitButton>
        </Form>
      </Dialog>
    </>
  )
}
