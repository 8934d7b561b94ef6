import { StepIndicator } from '@storefront/ui'

type GiftStepsProps = {
  token: string
  current: 0 | 1 | 2
  /**
   * True if each step posts the input to the next. Links are then disabled, because they would lose the
   * input.
   */
  isPosted?: boolean
}

export function GiftSteps({ token, current, isPosted }: GiftStepsProps) {
  const steps = [
    { label: 'お届け先', href: isPosted ? undefined : `/social-gift/${token}/shipping` },
    { label: 'お届け日時' },
    { label: '確認' },
  ]
  return <StepIndicator steps={steps} current={current} label="お受け取りの流れ" />
}
