/** The business form is the same page with `?form=business`. */
const businessForm = 'business'

export function isBusinessUrl(url: string): boolean {
  return new URL(url).searchParams.get('form') === businessForm
}

const formQuery = (isBusiness: boolean) => (isBusiness ? `?form=${businessForm}` : '')

export const contactPath = (isBusiness: boolean) => `/contact${formQuery(isBusiness)}`
export const confirmPath = (isBusiness: boolean) => `/contact/confirm${formQuery(isBusiness)}`
