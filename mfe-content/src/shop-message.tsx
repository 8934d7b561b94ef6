import type { Message } from '@storefront/contracts'
import { visibleMessage } from '@storefront/site'
import { Panel, RichContent } from '@storefront/ui'

/** For loaders: a text of the shop by its slot. On a server the cookies come with the request. */
export function shopMessage(code: string): Message | null {
  return visibleMessage(code) ?? null
}

/** A text of the shop in its slot. */
export function ShopMessage({ message }: { message: Message | null }) {
  if (!message) return null
  return (
    <Panel title={message.title}>
      <RichContent html={message.body} />
    </Panel>
  )
}
