import type { Order } from '@storefront/contracts'
import { useCommand } from '@storefront/remote'
import { Button } from '@storefront/ui'
import { saveReceipt } from './order-history.api'

/** The receipt as a PDF. */
export function ReceiptButton({ order }: { order: Order }) {
  const { run, isPending } = useCommand()
  return (
    <Button
      icon="download"
      isPending={isPending}
      onClick={() => void run(() => saveReceipt(order), { done: '領収書をダウンロードしました' })}
    >
      領収書をダウンロードする
    </Button>
  )
}
