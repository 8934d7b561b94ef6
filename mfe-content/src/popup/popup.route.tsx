import { getPopup, listPopups, type Popup } from '@storefront/contracts'
import { call } from '@storefront/http'
import { EmptyState, LinkButton, Page } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { PopupArticle } from './popup-article'

/** One popup by `?id=`, else all that the shop shows now. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Popup[]> {
  const id = new URL(request.url).searchParams.get('id')
  const { signal } = request
  return id
    ? [(await call(getPopup, { params: { id }, signal })).data]
    : (await call(listPopups, { signal })).data.data
}

export const handle = { head: () => ({ title: 'ご案内', robots: 'noindex' }) }

export function Component() {
  const popups = useLoaderData<typeof loader>()
  return (
    <Page title="ご案内" width="reading">
      {popups.length === 0 && (
        <EmptyState
          icon="info"
          title="ただいまご案内はありません"
          action={<LinkButton href="/">トップページを見る</LinkButton>}
        />
      )}
      {popups.map((popup) => (
        <PopupArticle key={popup.id} popup={popup} />
      ))}
    </Page>
  )
}
