import { Badge } from '@storefront/ui'

export function InquiryStateBadge({ isReplied }: { isReplied: boolean }) {
  return (
    <Badge tone={isReplied ? 'positive' : 'caution'}>{isReplied ? '回答済み' : '回答をお待ちください'}</Badge>
  )
}
