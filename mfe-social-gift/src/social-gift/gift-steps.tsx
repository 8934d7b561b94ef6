import { StepIndicator } from '@storefront/ui'

/** Where the recipient stands. */
export function GiftSteps({ token, current }: { token: string; current: 0 | 1 | 2 }) {
  const steps = [
    { label: 'お届け先', href: `/social-gift/${token}/shipping` },
    { label: 'お届け日時' },
    { label: '確認' },
  ]
  return <StepIndicator steps={steps} current={current} label="お受け取りの流れ" />
}
