import type { PaymentKind } from '@storefront/contracts'
import type { Generated, Selectable } from 'kysely'
import type { GeneratedJson, Id, Nullable } from '../../platform/database/column'

export type PaymentTable = {
  id: Id
  code: string
  kind: PaymentKind
  name: string
  description: string
  payment_service_code: Nullable<string>
  options: GeneratedJson<{ code: string; name: string }[]>
  position: number
  is_show: Generated<boolean>
}

/** A channel's own wording for a payment method. Channels without a row use the default wording. */
export type ChannelPaymentTable = {
  channel_id: number
  payment_id: number
  name: string
  description: string
  is_show: boolean
  position: number
}

export type PaymentRow = Pick<
  Selectable<PaymentTable>,
  'id' | 'code' | 'kind' | 'payment_service_code' | 'options' | 'name' | 'description'
>
