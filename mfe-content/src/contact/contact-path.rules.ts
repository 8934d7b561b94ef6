/** The business form is the same screen with `?form=business`. */
const businessForm = 'business'

export function isBusinessUrl(url: string): boolean {
  return new URL(url).searchParams.get('form') === businessForm
}

const withForm = (path: string, isBusiness: boolean) => (isBusiness ? `${path}?form=${businessForm}` : path)

export const contactPath = (isBusiness: boolean) => withForm('/contact', isBusiness)
export const confirmPath = (isBusiness: boolean) => withForm('/contact/confirm', isBusiness)
