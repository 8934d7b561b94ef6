import type { Order } from '@storefront/contracts'
import { Button } from '@storefront/ui'
import { useAction } from '../use-action'
import { saveReceipt } from './order-history.api'

/** The receipt as a PDF. */
export function ReceiptButton({ order }: { order: Order }) {
  const { run, isPending } = useAction()
  return (
    <Button
      icon="download"
      isPending={isPending}
      onClick={() => void run(() => saveReceipt(order), '領収書をダウンロードしました')}
    >
      領収書をダウンロードする
    </Button>
  )
}
