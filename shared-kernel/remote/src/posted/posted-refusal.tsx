import type { PostedForm } from '@storefront/http'
import { Panel } from '@storefront/ui'
import { useActionData } from 'react-router-dom'

/** What was refused of a form without fields to say it at, when this page is the answer to its post. */
export function PostedRefusal() {
  const posted = useActionData() as PostedForm | undefined
  if (!posted?.message) return null
  return (
    <Panel tone="danger" isAnnounced>
      {posted.message.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Panel>
  )
}
