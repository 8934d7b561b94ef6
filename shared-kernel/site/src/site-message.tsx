import type { Message, MessageSlot } from '@storefront/contracts'
import { hideMessage, visibleMessage } from '@storefront/site'
import { Panel, RichContent, type PanelProps } from '@storefront/ui'
import { useState } from 'react'

type Props = {
  code: MessageSlot
  tone?: PanelProps['tone']
}

/** Shows the message of a slot until the shopper hides it (§4). Renders nothing if there is no message. */
export function SiteMessage({ code, tone }: Props) {
  const [hidden, setHidden] = useState<Message>()
  const message = visibleMessage(code)
  if (!message || message === hidden) return null
  function hide(shown: Message) {
    hideMessage(shown)
    setHidden(shown)
  }
  return (
    <Panel tone={tone} title={message.title} onClose={() => hide(message)}>
      <RichContent html={message.body} />
    </Panel>
  )
}
