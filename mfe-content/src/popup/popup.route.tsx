import { getPopup, listPopups, type Popup } from '@storefront/contracts'
import { call } from '@storefront/http'
import { currentSite, leadsSomewhere } from '@storefront/site'
import { Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { PopupArticle } from './popup-article'

/** Loads the announcement in `?id=`, or all current ones. Returns 404 in a shop without announcements. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Popup[]> {
  const id = new URL(request.url).searchParams.get('id')
  const { signal } = request
  if (id) return [(await call(getPopup, { params: { id }, signal })).data]
  const { data } = (await call(listPopups, { signal })).data
  if (data.length === 0 && !leadsSomewhere('/popup', currentSite())) throw new Response(null, { status: 404 })
  return data
}

export const handle = { head: () => ({ title: 'ご案内', robots: 'noindex' }) }

export function Component() {
  const popups = useLoaderData<typeof loader>()
  return (
    <Page title="ご案内" width="reading">
      {popups.length === 0 && <p>ただいまご案内はありません。</p>}
      {popups.map((popup) => (
        <PopupArticle key={popup.id} popup={popup} />
      ))}
    </Page>
  )
}
