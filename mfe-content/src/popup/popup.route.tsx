import { getPopup, listPopups, type Popup } from '@storefront/contracts'
import { call } from '@storefront/http'
import { EmptyState, LinkButton, Page, Picture, RichContent } from '@storefront/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import styles from './popup.module.css'

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
        <article key={popup.id} className={styles.popup}>
          <h2>{popup.title}</h2>
          {popup.image && (
            <Picture picture={popup.image} sizes="(min-width: 48rem) 680px, 100vw" shape="natural" />
          )}
          <RichContent html={popup.body} />
          {popup.url && <LinkButton href={popup.url}>詳しく見る</LinkButton>}
        </article>
      ))}
    </Page>
  )
}
