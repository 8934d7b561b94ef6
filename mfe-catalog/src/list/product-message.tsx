import type { Message } from '@storefront/contracts'
import { hideMessage } from '@storefront/site'
import { IconButton, Panel, RichContent } from '@storefront/ui'
import { useState } from 'react'
import styles from './product-message.module.css'

/** The shop's word on its lists (slot product-index); hidden until its text changes (§4). */
export function ProductMessage({ message }: { message: Message }) {
  const [isHidden, setIsHidden] = useState(false)
  if (isHidden) return null
  function hide() {
    hideMessage(message)
    setIsHidden(true)
  }
  return (
    <div className={styles.message}>
      <Panel title={message.title}>
        <RichContent html={message.body} />
      </Panel>
      <IconButton icon="close" label="この案内を閉じる" onClick={hide} />
    </div>
  )
}
