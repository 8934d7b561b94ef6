import type { Message } from '@storefront/contracts'
import { visibleMessage } from '@storefront/site'
import { Panel, RichContent, type PanelProps } from '@storefront/ui'

/**
 * For loaders: a text of the shop by its slot, null when there is none. On a server the cookies come with the
 * request.
 */
export function siteMessage(code: string): Message | null {
  return visibleMessage(code) ?? null
}

/** A text of the shop in its slot. */
export function SiteMessage({ message, tone }: { message: Message | null; tone?: PanelProps['tone'] }) {
  if (!message) return null
  return (
    <Panel tone={tone} title={message.title}>
      <RichContent html={message.body} />
    </Panel>
  )
}
