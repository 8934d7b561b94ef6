import type { CartPlacedOrder } from '@storefront/contracts'
import { publish } from '@storefront/event-bus'
import { Form, SubmitButton } from '@storefront/forms'
import { usePostedForm } from '@storefront/remote'
import { saveReceipt } from './complete.api'

type ReceiptDownloadProps = { order: CartPlacedOrder }

/** Downloads a guest's receipt with one click. Members find theirs in My Page. */
export function ReceiptDownload({ order: { order_no, receipt_token } }: ReceiptDownloadProps) {
  const posted = usePostedForm('receipt')
  if (receipt_token === null) return null

  async function save(token: string) {
    await saveReceipt(order_no, token)
    publish('toast.raised', { type: 'positive', message: '領収書をダウンロードしました' })
  }

  return (
    <Form label="領収書のダウンロード" posted={posted} onSubmit={() => save(receipt_token)}>
      <SubmitButton variant="secondary" icon="download" isWide>
        領収書をダウンロードする
      </SubmitButton>
    </Form>
  )
}
