import { visibleMessage } from '@storefront/site'
import { Panel, RichContent } from '@storefront/ui'

/** A text of the shop's staff in its slot (§3 Message); nothing when there is none. */
export function MessageSlot({ code }: { code: string }) {
  const message = visibleMessage(code)
  if (!message) return null
  return (
    <Panel title={message.title}>
      <RichContent html={message.body} />
    </Panel>
  )
}
