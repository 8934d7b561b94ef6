import type { OrderStatus } from '@storefront/contracts'
import { Badge, type BadgeProps } from '@storefront/ui'

const tones: Record<OrderStatus, BadgeProps['tone']> = {
  pending_payment: 'caution',
  payment_failed: 'danger',
  waiting_deposit: 'caution',
  accepted: 'plain',
  preparing: 'plain',
  shipped: 'positive',
  delivered: 'positive',
  cancelled: 'muted',
}

export function OrderStatusBadge({ status, name }: { status: OrderStatus; name: string }) {
  return <Badge tone={tones[status]}>{name}</Badge>
}
