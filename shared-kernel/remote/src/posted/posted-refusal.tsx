import type { PostedForm } from '@storefront/http'
import { Panel } from '@storefront/ui'
import { useActionData } from 'react-router-dom'

/** Shows why a posted form was rejected, for forms without a field that could show the message. */
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
