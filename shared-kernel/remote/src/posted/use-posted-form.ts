import type { PostedForm } from '@storefront/http'
import { useActionData } from 'react-router-dom'

/** The posted state of a form of this screen: its result on the response to its own post. */
export function usePostedForm(intent: string): PostedForm {
  const posted = useActionData() as PostedForm | undefined
  return posted?.intent === intent ? posted : { intent }
}
