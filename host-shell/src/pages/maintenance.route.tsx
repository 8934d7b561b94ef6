import { currentSite } from '@storefront/site'
import { LinkButton, Page } from '@storefront/ui'

export const handle = { head: () => ({ title: 'メンテナンス中', robots: 'noindex' }) }

/** Shows the notice from the 503 response (§8), which is stored with the site. */
export function Component() {
  const { maintenance } = currentSite()
  return (
    <Page
      title={maintenance?.title ?? 'メンテナンスは終了しました'}
      width="reading"
      lead={maintenance?.message ?? 'ご不便をおかけしました。引き続きお買い物をお楽しみください。'}
    >
      <LinkButton href="/">トップページへ戻る</LinkButton>
    </Page>
  )
}
