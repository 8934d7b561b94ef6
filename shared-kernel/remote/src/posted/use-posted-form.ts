import type { PostedForm } from '@storefront/http'
import { useActionData } from 'react-router-dom'

/**
 * Returns the form's result if the page is the response to a post of this form. Otherwise the result is
 * empty.
 */
export function usePostedForm(intent: string): PostedForm {
  const posted = useActionData() as PostedForm | undefined
  return posted?.intent === intent ? posted : { intent }
}
