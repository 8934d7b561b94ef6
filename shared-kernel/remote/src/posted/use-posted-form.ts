import type { PostedForm } from '@storefront/http'
import { useActionData } from 'react-router-dom'

/**
 * The posted state of one of this screen's forms: its result, if the page is the response to its own post.
 */
export function usePostedForm(intent: string): PostedForm {
  const posted = useActionData() as PostedForm | undefined
  return posted?.intent === intent ? posted : { intent }
}
