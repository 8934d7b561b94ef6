import type { PostedForm } from '@storefront/http'
import { useActionData } from 'react-router-dom'

/** What a form of this screen is posted as, with what became of it when this page is the answer to it. */
export function usePostedForm(intent: string): PostedForm {
  const posted = useActionData() as PostedForm | undefined
  return posted?.intent === intent ? posted : { intent }
}
